import { afterAll, beforeAll, expect, test } from 'vitest'
import { rowsOnPage } from '#features/lists/rules/entry-rows.ts'
import { urls } from '#shared/urls.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

const suggests = async (browser: PlainBrowser, path: string) =>
  (await (await browser.get(path)).text()).includes('Najchętniej wybierane')

test.each(['/koszyk', '/ulubione', '/porownanie'])(
  'a visitor who has put nothing on %s is shown goods there',
  async (path) => expect(await suggests(new PlainBrowser(shop), path)).toBe(true),
)

test('a basket with goods has recommendations of its own', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/basketchange.php', { product: '1001', number: '1' })
  expect(await suggests(browser, '/koszyk')).toBe(false)
})

test('B2.51 similar goods are offered for the only compared one, and a form adds each', async () => {
  const browser = new PlainBrowser(shop)
  await browser.post('/settings.php', { comparers: 'add', product: '1001' })
  const offered = await (await browser.get('/porownanie')).text()
  expect(offered).toContain('Obok stoją rzeczy podobne')
  expect(offered).toContain('Materiał')
  const ids = [...offered.matchAll(/value="add"\/><input type="hidden" name="product" value="(\d+)"/g)].map(
    ([, id]) => id ?? '',
  )
  expect(ids).toHaveLength(3)
  expect(ids).not.toContain('1001')
  await browser.post('/settings.php', { comparers: 'add', product: ids[0] ?? '' })
  const page = await (await browser.get('/porownanie')).text()
  expect(page).toContain('2 produkty')
  expect(page).not.toContain('Obok stoją rzeczy podobne')
  expect(page).not.toContain('aria-label="Porównaj: ')
})

test('many favourites are followed by related goods', async () => {
  const browser = new PlainBrowser(shop)
  for (const id of [1001, 1002, 1003, 1005, 1007]) await browser.post(urls.like({ id }, '', ''), {})
  expect(await (await browser.get('/ulubione')).text()).toContain('Może ci się też spodobać')
})

test('the favourites suggest related goods, and nothing that is among them', async () => {
  const browser = new PlainBrowser(shop)
  const suggested = async () => (await (await browser.get('/ulubione')).text()).split('id="polecane"')[1] ?? ''
  const before = await suggested()
  const [, address = ''] = /href="\/produkt\/([\w-]+-\d+)"/.exec(before) ?? []
  const id = Number(address.split('-').at(-1))
  expect(before).toContain(`/produkt/${address}"`)
  await browser.post(urls.like({ id }, '', ''), {})
  expect(await suggested()).toContain('Może ci się też spodobać')
  expect(await suggested()).not.toContain(`/produkt/${address}"`)
})

test('what is among the favourites of another page is not suggested', async () => {
  const likes = async (ids: number[]) => {
    const browser = new PlainBrowser(shop)
    for (const id of ids) await browser.post(urls.like({ id }, '', ''), {})
    return (await (await browser.get('/ulubione')).text()).split('id="polecane"')
  }
  const many = Array.from({ length: rowsOnPage + 10 }, (_, index) => 1001 + index)
  const [, before = ''] = await likes(many)
  const [address = ''] = /\/produkt\/[\w-]+-\d+"/.exec(before) ?? []
  const [rows = '', suggested = ''] = await likes([Number.parseInt(address.split('-').at(-1) ?? '', 10), ...many])
  expect(suggested).toContain('/produkt/')
  expect(rows + suggested).not.toContain(address)
})
