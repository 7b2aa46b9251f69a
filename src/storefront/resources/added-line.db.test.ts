import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const none = { line: '', goods: '' }
const ask = async (browser: PlainBrowser, path: string) => (await browser.get(`/dodano-do-koszyka/${path}`)).json()
const add = (browser: PlainBrowser, product: number, number: number, size = '') =>
  browser.post('/basketchange.php', { product: `${product}`, size, number: `${number}`, getAjax: 'true' })

test('A8.3 the panel shows the added line of the visitor alone, and three goods that are not in the basket', async () => {
  const browser = new PlainBrowser(application)
  expect(await ask(browser, '1001')).toEqual(none)
  await add(browser, 1001, 2)
  const { line, goods } = await ask(browser, '1001')
  expect(line).toMatch(/Kubek\sAnia\s300\sml/)
  expect(line).toMatch(/2 szt\..*118,00\u00a0zł/)
  const offered = [...goods.matchAll(/href="\/produkt\/[a-z0-9-]+-(\d+)"/g)].map(([, id]) => Number(id))
  expect(offered).toHaveLength(3)
  const [, form = ''] = /<form [^>]*action="\/basketchange\.php" method="post">(.*?)<\/form>/.exec(goods) ?? []
  const fields = [...form.matchAll(/name="(\w+)" value="(\d+)"/g)].map(([, name = '', value = '']) => [name, value])
  expect(fields).toEqual([
    ['product', expect.stringMatching(/^\d{4}$/)],
    ['mode', '1'],
    ['number', '1'],
  ])
  await browser.post('/basketchange.php', { ...Object.fromEntries(fields), getAjax: 'true' })
  expect((await ask(browser, fields[0]?.[1] ?? '')).line).toMatch(/1 (szt|kpl)\./)
  await add(browser, offered[0] ?? 0, 1)
  expect((await ask(browser, '1001')).goods).not.toContain(`-${offered[0]}"`)
  expect(await ask(new PlainBrowser(application), '1001')).toEqual(none)
})

test('where nothing that goes with it is left to add, the panel offers the best sellers', async () => {
  const browser = new PlainBrowser(application)
  await add(browser, 1153, 1)
  expect((await ask(browser, '1153')).goods).toContain('Dobrze się uzupełniają')
  await add(browser, 1154, 1)
  const { goods } = await ask(browser, '1153')
  expect(goods).toContain('Najchętniej wybierane')
  expect(goods.match(/<li/g)).toHaveLength(3)
})

test('the panel shows the added size, or the newest line when the address names none', async () => {
  const browser = new PlainBrowser(application)
  await add(browser, 1071, 1, 'M')
  await add(browser, 1071, 3, 'XL')
  expect((await ask(browser, '1071?rozmiar=M')).line).toContain('Rozmiar: M')
  expect((await ask(browser, '1071')).line).toContain('Rozmiar: XL')
  expect(await ask(browser, '1071?rozmiar=S')).toEqual(none)
  expect(await ask(browser, 'x')).toEqual(none)
})
