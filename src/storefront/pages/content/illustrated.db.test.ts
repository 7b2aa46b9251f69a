import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser, pageText } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

interface Producer {
  slug: string
  name: string
  disclosure?: { manufacturer?: { address?: string } }
}

const demo = (path: string) => new URL(`../../../../db/demo/${path}`, import.meta.url)
const producers: Producer[] = JSON.parse(readFileSync(demo('producers.json'), 'utf8'))
const pages = readdirSync(demo('content/'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ slug: file.slice(0, -'.html'.length), html: readFileSync(demo(`content/${file}`), 'utf8') }))

const read = async (path: string) => (await new PlainBrowser(application).get(path)).text()

async function soldProducts(): Promise<number> {
  const { database } = application.appContext
  const found = await database.query
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .executeTakeFirstOrThrow()
  return Number(found.all)
}

test('the page about the shop shows its makers with what they make, and figures that are true', async () => {
  const makers = producers.filter(({ slug }) => slug !== 'dom-rzeczy')
  const places = makers.map(({ disclosure }) => /\d\d-\d{3} (.+)$/.exec(disclosure?.manufacturer?.address ?? '')?.[1])
  const text = await pageText(new PlainBrowser(application), '/strona/o-nas')
  expect(text).toContain(`pracowni, do których jeździmy ${makers.length} rzeczy w sklepie ${await soldProducts()}`)
  expect(text).toContain(`miejscowości, z których przychodzą ${new Set(places).size}`)
  expect(text).toContain('dni na zwrot, gdy coś nie pasuje 14')

  const html = await read('/strona/o-nas')
  const links = [...html.matchAll(/href="(\/szukaj\?text=[^"]*)"[^>]*>([^<]+)</g)]
  expect(links.map(([, , name = '']) => name.replaceAll('\u00a0', ' ')).sort()).toEqual(
    producers.map(({ name }) => name).sort(),
  )
  for (const [, address = '', name = ''] of links) expect(await read(address), name).toMatch(/<article[^>]*>/)
})

test('pictures of pages are in the shop, and none is named by its file', async () => {
  for (const { slug, html } of pages) {
    const shown = await read(`/strona/${slug}`)
    const count = [...html.matchAll(/<img\b/g)].length
    const main = shown.slice(shown.indexOf('<main'), shown.indexOf('</main>'))
    expect(
      [...main.matchAll(/<img[^>]* src="\/obrazki\/[0-9a-f]{64}-\d+\.webp"/g)].length,
      slug,
    ).toBeGreaterThanOrEqual(count)
    expect(main, slug).not.toMatch(/src="[a-z-]+\/\d\.webp"/)
  }
})

test('the contact page has the hours of the shop and of the telephone in one table, and a plan with the way in words', async () => {
  const html = await read('/strona/kontakt')
  expect(html).toMatch(/<th scope="row">poniedziałek–piątek<\/th>\s*<td>10–18<\/td>\s*<td>9–16<\/td>/)
  expect(html).toMatch(/<img[^>]*alt="Plan okolicy: od przystanku tramwajowego[^"]*numerem 12/)
  expect(html).toContain(
    'href="https://www.openstreetmap.org/search?query=ul.%20Garncarska%2012%2C%2003-718%20Warszawa"',
  )
})
