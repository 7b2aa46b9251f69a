import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveDisclosures } from '#features/catalogue/actions/dictionary.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
let browser: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  browser = new PlainBrowser(application)
})
afterAll(() => application.close())

const mug = '/produkt/kubek-ania-300-ml-1001'
const sage = '/produkt/kubek-ania-300-ml-szalwiowy-1002'
const sencha = '/produkt/sencha-z-kagoshimy-1108'
const giftCard = '/produkt/karta-podarunkowa-1199'
const shop = () => application.appContext.publicShop('http://localhost:3000')

/** Returns the part below the product in the server's HTML, where no script runs. */
async function read(path: string): Promise<string> {
  const { pathname } = new URL((await browser.get(path)).headers.get('Location') ?? path, 'http://localhost:3000')
  const html = await (await browser.get(pathname)).text()
  const [, below = ''] = html.split(' id="projector_details"')
  return (below.split('</main>')[0] ?? '').replaceAll('\u00a0', ' ')
}

test('B2.23 description, question, warranty and parameters follow each other, each with an id and a link to it', async () => {
  const html = await read(mug)
  for (const group of ['longdescription', 'question', 'warranty', 'dictionary']) {
    expect(html.split(` id="projector_${group}"`)).toHaveLength(2)
    expect(html).toContain(`href="#projector_${group}"`)
  }
  expect(html).toContain('Pierwszy kubek z tej serii')
  expect(html).toContain('art. 43a')
})

test('the sizes of a gift card are its values, on its page, its card and in the dialog over a list', async () => {
  const page = await (await browser.get(giftCard)).text()
  expect(page).toMatch(/<legend[^>]*>Wartość</)
  expect(page).not.toContain('>Rozmiar<')
  const { html } = await (await browser.get('/do-koszyka/1199')).json()
  expect(html).toMatch(/<legend[^>]*>Wartość</)
  const list = (await (await browser.get('/szukaj?text=karta+podarunkowa')).text()).replaceAll('\u00a0', ' ')
  expect(list).toContain('>100 zł, 200 zł, 500 zł<')
})

test('B2.23 an empty group is left out', async () => {
  const html = await read(giftCard)
  expect(html).toContain('id="projector_longdescription"')
  expect(html).not.toContain('projector_warranty')
  expect(html).not.toContain('projector_safety')
})

test('B2.23 a question is sent with the product named', async () => {
  expect(await read(mug)).toContain(
    'mailto:sklep@example.com?subject=Pytanie%20o%20Kubek%20Ania%20300%20ml%20(nr%201001)',
  )
})

test('B2.24 terms of the dictionary are explained, and rows after the eighth are collapsed', async () => {
  const html = await read(mug)
  const dictionary = html.slice(html.indexOf('id="projector_dictionary"'), html.indexOf('id="projector_downloads"'))
  expect(dictionary).toMatch(/<details[^>]*><summary[^>]*>Co to znaczy\?.*<p>kamionka – glina wypalana/)
  const folded = dictionary.slice(dictionary.indexOf('Wszystkie parametry (12)'))
  expect(folded).toContain('5908412100101')
  expect(folded.match(/<dt/g)).toHaveLength(4)
})

test("the product's safety text comes before its manufacturer's, and a change is shown on the page", async () => {
  const before = await read(sage)
  expect(before).toContain('Siwa Glina Pracownia Ceramiczna s.c.')
  expect(before).not.toContain('Osoba odpowiedzialna')
  expect(await read(sencha)).toMatch(/Kirishima Chaen.*Japonia.*Osoba odpowiedzialna.*Liść i Mgła Import/)
  const answer = await saveDisclosures(shop(), [{ product: 1002, warnings: 'Tylko do herbaty.' }])
  expect(answer.ok).toBe(true)
  await expect.poll(() => read(sage), { timeout: 30_000 }).toContain('Tylko do herbaty.')
  await saveDisclosures(shop(), [{ product: 1002, warnings: '', warranty: { name: 'Bez gwarancji', kind: 'none' } }])
  await expect.poll(() => read(sage), { timeout: 30_000 }).not.toContain('Tylko do herbaty.')
  expect(await read(sage)).not.toContain('projector_warranty')
})

test('an invalid address is refused', async () => {
  const manufacturer = { name: 'Ktoś', address: 'Gdzieś', country: 'PL', contact: 'telefon' }
  expect(await saveDisclosures(shop(), [{ producer: 'siwa-glina', manufacturer }])).toMatchObject({ ok: false })
})
