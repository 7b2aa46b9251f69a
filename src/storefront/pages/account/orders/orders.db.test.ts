import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../../test/open-test-application.ts'
import { confirmOrder, sendData } from '../../../../../test/order-steps.ts'
import { PlainBrowser, pageText, redirectOf } from '../../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

async function order(browser: PlainBrowser, product: string): Promise<string> {
  await browser.post('/basketchange.php', { product, number: '1', mode: '1' })
  await sendData(browser)
  const page = await redirectOf(confirmOrder(browser, await (await browser.get('/zamowienie/podsumowanie')).text()))
  return page?.split('/')[2] ?? ''
}

test('a client with many orders finds one by its number or its goods, and none of another client', async () => {
  const jan = new PlainBrowser(shop)
  await jan.post('/logowanie', { login: 'jan', password: 'witryna-demo' })
  const others = await order(jan, '1001')
  const anna = new PlainBrowser(shop)
  await anna.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  const linen = await order(anna, '1019')
  expect(await pageText(anna, '/konto/zamowienia')).not.toContain('Numer albo')
  const mugs: string[] = []
  for (let count = 0; count < 5; count += 1) mugs.push(await order(anna, '1001'))
  const found = async (text: string) => {
    const page = await pageText(anna, `/konto/zamowienia?szukaj=${encodeURIComponent(text)}`)
    expect(page).toContain('Numer albo nazwa produktu')
    return [...page.matchAll(/Zamówienie nr (\d+) /g)].map(([, number]) => number)
  }
  expect(await found('')).toEqual([...mugs.toReversed(), linen])
  expect(await found(' kubek  300 ')).toEqual(mugs.toReversed())
  for (const written of [linen, `nr ${linen}`, `Zamówienie nr ${linen}`])
    expect(await found(written), written).toEqual([linen])
  for (const nothing of [others, '%', 'taczka', `${'a'.repeat(99)}😀`])
    expect(await found(nothing), nothing).toEqual([])
  expect(await pageText(anna, '/konto/zamowienia?szukaj=taczka')).toContain('Żadne z zamówień nie pasuje do: taczka')
})

test('a search of orders waits for the sign-in', async () => {
  const page = '/konto/zamowienia?przed=9000&szukaj=kubek+300'
  expect(await redirectOf(new PlainBrowser(shop).get(page))).toBe(`/logowanie?powrot=${encodeURIComponent(page)}`)
})
