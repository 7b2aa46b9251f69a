import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let shop: TestApplication
beforeAll(async () => {
  shop = await openTestApplication()
})
afterAll(() => shop.close())

/** Returns the text of a part of a product's page, without elements, with plain spaces. */
async function shownText(id: number, section: string, currency = '', end = /<\/(?:div|p)>/): Promise<string> {
  const browser = new PlainBrowser(shop)
  if (currency) await browser.post('/waluta', { currency })
  const address = (await browser.get(`/produkt/towar-${id}`)).headers.get('Location') ?? ''
  const page = await (await browser.get(address)).text()
  const [, inside = ''] = new RegExp(` id="projector_${section}"[^>]*>(.*?)${end.source}`, 's').exec(page) ?? []
  return inside.replaceAll('\u00a0', ' ').replace(/<!-- -->|<[^>]*>/g, '')
}

describe('the price on a product page', () => {
  test.each([
    ['A2.9 A9.7', 'the price by the mask of its currency', 1142, 'price_value', '289,00 zł'],
    ['A5.6', 'the savings line', 1139, 'savings', 'Oszczędzasz 13,00 zł, czyli 22%'],
    ['A5.7', 'the lowest price of 30 days', 1139, 'price_omnibus', 'Najniższa cena z 30 dni przed obniżką: 59,00 zł'],
    [
      'A5.7',
      'after a deeper reduction the price of the previous one',
      1171,
      'price_omnibus',
      'Najniższa cena z 30 dni przed obniżką: 49,00 zł',
    ],
    ['A3.3', 'the regular price, crossed out', 1171, 'price_maxprice', 'Cena regularna: 59,00 zł'],
    ['A2.9', 'the recommended price', 1142, 'price_srp', 'Cena sugerowana przez producenta: 339,00 zł'],
    ['A2.9', 'the advance price', 1093, 'price_advance', 'Zaliczka: 100,00 zł'],
    ['A2.9', 'the price of a sales unit', 1128, 'price_sellby', '29,50 zł za 0,25 kg'],
    ['A3.3', 'the unit price', 1173, 'price_unit', 'Cena jednostkowa: 268,18 zł/kg'],
    ['A3.2', 'the savings of a bundle', 1191, 'bundle_price', 'W zestawie taniej niż osobno o 10,00 zł (10%)'],
    ['A5.5', 'a subscription by percent', 1136, 'price_subscription', 'W subskrypcji 44,10 zł (−10%)'],
    ['A5.5', 'a subscription by amount', 1137, 'price_subscription', 'W subskrypcji 64,00 zł (−7%)'],
    [
      'A4.11',
      'how many more reach the next threshold',
      1173,
      'rebate_next',
      'Jeszcze 1 sztuka i cena spadnie do 55,00 zł',
    ],
    ['A4.11', 'in the unit of the product', 1128, 'rebate_next', 'Jeszcze 0,75 kilograma i cena spadnie do 109,00 zł'],
  ])('%s shows %s', async (_statements, _what, id, section, text) => {
    expect(await shownText(id, section)).toBe(text)
  })

  test.each([
    ['A9.7', 'price_value', '64,90 €'],
    ['A5.7', 'price_omnibus', 'Najniższa cena z 30 dni przed obniżką: 74,90 €'],
    ['A5.6', 'savings', 'Oszczędzasz 10,00 €, czyli 13%'],
  ])('%s in EUR %s is shown from its own prices', async (_statements, section, text) => {
    expect(await shownText(1142, section, 'EUR')).toBe(text)
  })

  test.each([
    [1191, ['Kubek Ania 300 mlosobno 59,00 zł', 'Assam jesienny50 g, osobno 24,00 zł', 'Jaskółkaosobno 16,00 zł']],
    [1198, ['Len żaglowy ecru 340 g1 m, osobno 98,00 zł', 'Wstążka lniana 25 mm4 m, osobno 24,00 zł']],
  ])('A3.2 bundle %i says of each part how much of it there is, and what it costs by itself', async (id, parts) => {
    const text = await shownText(id, 'bundle', '', /<\/ul>/)
    for (const part of parts) expect(text).toContain(part)
  })

  test('A6.2 points are not shown to visitors who have not signed in', async () => {
    expect(await shownText(1001, 'points')).toBe('')
  })
})
