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

test('a word with an error is put right, and the page says so', async () => {
  const html = await page('kupek pniak')
  expect(html).toContain('Szukaliśmy: „kubek pniak”.')
  expect(html).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('one letter in the wrong place is put right, and the page says so as well', async () => {
  expect(await page('kubke')).toContain('Szukaliśmy: „kubek”.')
})

test('words that no product has are left out, and the page says which', async () => {
  const html = await page('kubek pniak hipopotamowy')
  expect(html).toContain('Pominęliśmy słowa, których nie ma żaden produkt: hipopotamowy.')
  expect(html).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('where only a description has all words, what was asked for is shown as well, and the page says so', async () => {
  const html = await page('kubek dla babci')
  expect(html).toContain('Mało co pasuje do wszystkich tych słów, więc pokazujemy też to, co pasuje do niektórych.')
  expect(html).toMatch(/\/produkt\/kubek-[\s\S]*\/produkt\/sad-babci-1119/)
})

test('what is understood as it stands needs no words', async () => {
  expect(await page('kubek pniak')).not.toMatch(/Szukaliśmy|Pominęliśmy|Mało co pasuje/)
})

test('where only what tells which is known, nothing is found, and categories of such things are shown', async () => {
  const html = await page('opony zimowe')
  expect(html).toContain('Nie mamy nic, co pasuje do „opony zimowe”')
  expect(html).toMatch(/Zajrzyj do kategorii:[\s\S]*href="\/kategoria\/koce-i-pledy-1044"/)
  expect(html).not.toContain('Pominęliśmy')
})

test('where nothing was found there are links to the words that find something, and what others like', async () => {
  const html = await page('kubek hipopotamowy nosorożcowy')
  expect(html).toContain('Może chodziło o:')
  expect(html).toContain('href="/szukaj?text=kubek"')
  expect(html).toContain('Inni wybierają')
  expect(html).toMatch(/href="\/produkt\//)
})

test.each([
  ['reklamacja', 'Zwroty i reklamacje'],
  ['zwrot towaru', 'Zwroty i reklamacje'],
  ['regulamin', 'Regulamin sklepu'],
])('%s leads to the page %s, and is no typing error', async (text, title) => {
  const html = await page(text)
  expect(html).toContain(`>${title}</a>`)
  expect(html).not.toMatch(/Szukaliśmy|Nie mamy nic/)
})

test('two letters find what begins so', async () => {
  expect(await page('ku')).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('a phrase leads to the page that the merchant says, however it is inflected', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const raw = [{ phrase: 'zwroty', page: '/strona/zwroty' }]
  expect(await changeSetting(shop, { setting: redirectsSetting, raw })).toMatchObject({ ok: true })
  await expect.poll(async () => (await search('zwrotów')).headers.get('location')).toBe('/strona/zwroty')
})

test('words that mean the same to customers find the same', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const raw = [['kubek', 'garnuszek']]
  expect(await changeSetting(shop, { setting: synonymsSetting, raw })).toMatchObject({ ok: true })
  await expect.poll(() => page('garnuszki pniak')).toContain('/produkt/kubek-pniak-400-ml-1008')
})

test('the usual synonyms hold until the merchant takes them back', async () => {
  const shop = application.appContext.publicShop('http://localhost:3000')
  const set = async (raw: string[][]) =>
    expect(await changeSetting(shop, { setting: commonSynonymsSetting, raw })).toMatchObject({ ok: true })
  expect(await page('imbryk')).toContain('/produkt/czajnik-')
  await set([])
  await expect.poll(() => page('imbryk')).not.toContain('/produkt/czajnik-')
  await set(commonSynonymsSetting.default)
  await expect.poll(() => page('imbryk')).toContain('/produkt/czajnik-')
})

test('whoever searches is counted, on a page that is kept as well, and nothing else of him', async () => {
  const { phrases } = application.appContext
  phrases.take()
  await search('Kubek  Świt')
  await search('kubek świt')
  await new PlainBrowser(application).get('/szukaj?text=kubek&filter_promotion=y')
  expect([...phrases.take()]).toEqual([['kubek świt', 2]])
})
