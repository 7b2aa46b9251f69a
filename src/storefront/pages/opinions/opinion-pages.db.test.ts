import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { takeOverOpinions } from '#features/opinions/actions/take-over-opinions.ts'
import { testTime } from '../../../../test/constants.ts'
import { createTestProduct } from '../../../../test/create-test-product.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const shop = () => application.appContext.publicShop('http://localhost:3000')
const read = async (path: string) =>
  (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '')

/** A product with so many stars by opinion; of a negative number the purchase is not proven. Returns its address. */
async function rated(stars: number[], content = 'Ładny i wygodny.', writtenAt = testTime): Promise<string> {
  const { id } = await createTestProduct(shop(), { name: 'Kubek' })
  const written = stars.map((rating) => ({
    ...{ subject: { productId: id }, rating: Math.abs(rating), content: `${content} ${rating}`, author: 'Ewa <b>' },
    ...{ isConfirmed: rating > 0, writtenAt, helpful: 0, unhelpful: 0 },
    answer: rating === 2 ? { text: 'Wymienimy na nasz koszt.', at: testTime } : null,
  }))
  await takeOverOpinions(shop(), written)
  return `/produkt/kubek-${id}`
}

describe('the page of a product', () => {
  test('shows the mean beside the name, the distribution, three opinions and more on demand', async () => {
    const html = await read(await rated([5, 5, 4, 4, 2]))
    expect(html).toMatch(/<a href="#opinie"[^>]*><svg.*width="96".*<\/svg>4,0 \(5 opinii\)<\/a>/)
    expect(html).toContain('aria-label="Z oceną 5 ★: 2 opinie"')
    expect(html).toContain('Z oceną 3 ★: 0 opinii')
    const [beginning = '', onDemand = ''] = html.split('Pokaż więcej opinii')
    expect([beginning, onDemand].map((part) => part.match(/id="opinia-/g)?.length)).toEqual([3, 2])
  })

  test('names the opinions in its structured data, and none without opinions', async () => {
    const structured = (html: string) =>
      [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
        .map(([, json = '']) => JSON.parse(json))
        .find((data) => data['@type'] === 'Product')
    expect(structured(await read(await rated([5, 4])))).toMatchObject({
      aggregateRating: { ratingValue: '4.5', reviewCount: 2 },
      review: [{ author: { name: 'Ewa <b>' } }, {}],
    })
    const none = structured(await read(await rated([])))
    expect([none.aggregateRating, none.review]).toEqual([undefined, undefined])
  })

  test('without opinions invites the first one', async () => {
    expect(await read(await rated([]))).toContain('Nikt jeszcze nie ocenił tego produktu.')
  })

  test('says how the shop checks who writes, and what it does not check only where there is any', async () => {
    const proven = await read(await rated([5]))
    expect(proven).toContain('sprawdzamy to po jej zamówieniu')
    expect(proven).not.toContain('Opinii bez tego znaku')
    expect(await read(await rated([5, -4]))).toContain('Opinii bez tego znaku')
    expect(proven).toMatch(/<a href="\/strona\/regulamin"[^>]*>Zasady są w regulaminie<\/a>/)
  })

  test('escapes what was written, and cuts long texts until the reader asks for the rest', async () => {
    const html = await read(await rated([5], `<script>alert(1)</script> ${'bardzo '.repeat(30)}`))
    expect(html).toContain('Ewa &lt;b&gt;')
    expect(html).not.toContain('<script>alert(1)')
    expect(html).toContain('Czytaj dalej')
  })
})

describe('all opinions of a product', () => {
  test.each([
    ['', 5, 'Zakup potwierdzony'],
    ['?ocena=5', 2, 'Zakup potwierdzony'],
    ['?ocena=4&potwierdzone=1', 1, 'Zakup potwierdzony'],
    ['?potwierdzone=1', 4, 'Zakup potwierdzony'],
    ['?ocena=2', 1, 'Wymienimy na nasz koszt.'],
    ['?ocena=3', 0, 'Żadna opinia nie pasuje'],
    ['?ocena=1&potwierdzone=1', 0, 'Żadna opinia nie pasuje'],
  ])('B4.31 with the filter %j are %i', async (query, count, text) => {
    const html = await read(`${await rated([5, 5, 4, -4, 2])}/opinie${query}`)
    expect(html.match(/id="opinia-/g)?.length ?? 0).toBe(count)
    expect(html).toContain(text)
    expect(html.includes('content="noindex')).toBe(query !== '')
  })

  test('are dated by the day in Poland, for machines as for people', async () => {
    const html = await read(`${await rated([5], 'Późno.', new Date('2026-11-20T23:30:00Z'))}/opinie`)
    expect(html).toMatch(/<time datetime="2026-11-21"[^>]*>21\slistopada 2026</i)
  })

  test('have one address, and no page after the last', async () => {
    const path = await rated([5])
    const moved = await browser.get(`${path.replace('kubek', 'inny')}/opinie?ocena=5`)
    expect([moved.status, moved.headers.get('Location')]).toEqual([301, `${path}/opinie?ocena=5`])
    expect((await browser.get(`${path}/opinie?strona=2`)).status).toBe(404)
    expect((await browser.get('/produkt/kubek-99999999/opinie')).status).toBe(404)
  })

  test('a vote without scripts counts once, and says why a second one does not', async () => {
    const path = `${await rated([5])}/opinie`
    const id = /name="id" value="(\d+)"/.exec(await read(path))?.[1] ?? ''
    const voter = new PlainBrowser(application)
    const vote = (operation: string) => voter.post(path, { id, operation })
    const first = await vote('positive')
    expect([first.status, first.headers.get('Location')]).toEqual([303, `${path}#opinia-${id}`])
    expect(await read(path)).toContain('Pomocna (1)')
    const second = await vote('negative')
    expect(second.status).toBe(409)
    expect(await second.text()).toContain('Twój głos w')
    expect(await read(path)).toContain('Niepomocna (0)')
    expect((await vote('x')).status).toBe(400)
    expect((await voter.post(path, { id: '999999999', operation: 'positive' })).status).toBe(404)
  })
})

test('a card shows the mean and the number of opinions', async () => {
  const html = await read('/kategoria/kubki-i-filizanki-1008')
  expect(html).toMatch(/role="img" aria-label="Ocena 4,\d na 5, \d+ opini[ei]"[^>]*>★ 4,\d \(\d+\)/)
})
