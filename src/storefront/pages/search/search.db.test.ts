import { afterAll, beforeAll, expect, test } from 'vitest'
import { commonSynonymsSetting, redirectsSetting, synonymsSetting } from '#features/search/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const search = (text: string) => new PlainBrowser(application).get(`/szukaj?text=${encodeURIComponent(text)}`)
const page = async (text: string) => (await search(text)).text()

test('a word with a typing error is corrected, and the page says so', async () => {
  const html = await page('kupek pniak')
  expect(html).toContain('Szukaliśmy: „kubek pniak”.')
  expect(html).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('one wrong letter is corrected, and the page says so as well', async () => {
  expect(await page('kubke')).toContain('Szukaliśmy: „kubek”.')
})

test('words that no product has are left out, and the page says which', async () => {
  const html = await page('kubek pniak hipopotamowy')
  expect(html).toContain('Pominęliśmy słowa, których nie ma żaden produkt: hipopotamowy.')
  expect(html).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('where only a description has all words, the results are shown as well, and the page says so', async () => {
  const html = await page('kubek dla babci')
  expect(html).toContain('Mało co pasuje do wszystkich tych słów, więc pokazujemy też to, co pasuje do niektórych.')
  expect(html).toMatch(/\/produkt\/kubek-[\s\S]*\/produkt\/sad-babci-1119/)
})

test('a phrase used as typed needs no message', async () => {
  expect(await page('kubek pniak')).not.toMatch(/Szukaliśmy|Pominęliśmy|Mało co pasuje/)
})

test('many results begin with links to the categories that most of them are in, few do not', async () => {
  const categories = (html: string) => /<nav aria-label="Kategorie wyników"[\s\S]*?<\/nav>/.exec(html)?.[0]
  expect(categories(await page('kubek'))).toMatch(/href="\/kategoria\/kubki-do-herbaty-1030"/)
  expect(categories(await page('kubek pniak'))).toBeUndefined()
  expect(categories(await page('hipopotam'))).toBeUndefined()
})

test('where only modifiers of the phrase are known, there are no results, and categories with such products are shown', async () => {
  const html = await page('opony zimowe')
  expect(html).toContain('Nie mamy nic, co pasuje do „opony zimowe”')
  expect(html).toMatch(/Zajrzyj do kategorii:[\s\S]*href="\/kategoria\/koce-i-pledy-1044"/)
  expect(html).not.toContain('Pominęliśmy')
})

test('without results there are links to the words that have some, and to popular products', async () => {
  const html = await page('kubek hipopotamowy nosorożcowy')
  expect(html).toContain('Może chodziło o:')
  expect(html).toContain('href="/szukaj?text=kubek"')
  expect(html).toContain('Inni wybierają')
  expect(html).toMatch(/href="\/produkt\//)
  expect(html).toMatch(/Często szukane:[\s\S]*href="\/szukaj\?text=wazon"/)
  expect(html.match(/type="search"/g)).toHaveLength(1)
})

test.each([
  ['reklamacja', 'Zwroty i reklamacje'],
  ['zwrot towaru', 'Zwroty i reklamacje'],
  ['regulamin', 'Regulamin sklepu'],
])('%s shows a link to the page %s, and is not treated as a typing error', async (text, title) => {
  const html = await page(text)
  expect(html).toContain(`>${title}</a>`)
  expect(html).not.toMatch(/Szukaliśmy|Nie mamy nic/)
})

test('two letters find what begins with them', async () => {
  expect(await page('ku')).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test("a phrase redirects to the merchant's page in every inflection", async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const raw = [{ phrase: 'zwroty', page: '/strona/zwroty' }]
  expect(await changeSetting(shop, { setting: redirectsSetting, raw })).toMatchObject({ ok: true })
  await expect.poll(async () => (await search('zwrotów')).headers.get('location')).toBe('/strona/zwroty')
})

test('synonyms have the same results', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const raw = [['kubek', 'garnuszek']]
  expect(await changeSetting(shop, { setting: synonymsSetting, raw })).toMatchObject({ ok: true })
  await expect.poll(() => page('garnuszki pniak')).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('the default synonyms apply until the merchant removes them', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const set = async (raw: string[][]) =>
    expect(await changeSetting(shop, { setting: commonSynonymsSetting, raw })).toMatchObject({ ok: true })
  expect(await page('imbryk')).toContain('/produkt/czajnik-')
  await set([])
  await expect.poll(() => page('imbryk')).not.toContain('/produkt/czajnik-')
  await set(commonSynonymsSetting.default)
  await expect.poll(() => page('imbryk')).toContain('/produkt/czajnik-')
})

test('a search is counted, on a cached page as well, and nothing else about the visitor', async () => {
  const { phrases } = application.appContext
  phrases.take()
  await search('Kubek  Świt')
  await search('kubek świt')
  await new PlainBrowser(application).get('/szukaj?text=kubek&filter_promotion=y')
  expect([...phrases.take()]).toEqual([['kubek świt', 2]])
})
