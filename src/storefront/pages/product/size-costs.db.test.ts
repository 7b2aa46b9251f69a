import { afterAll, beforeAll, expect, test } from 'vitest'
import { wrapsSetting } from '#features/basket/settings.ts'
import { returnDaysSetting } from '#features/orders/settings.ts'
import { instalmentsSetting, paymentMethodsSetting } from '#features/payments/settings.ts'
import { changeSetting } from '#features/staff/actions.ts'
import { openTestApplication, type TestApplication } from '../../../../test/open-test-application.ts'
import { PlainBrowser } from '../../../../test/plain-browser.ts'

let application: TestApplication
beforeAll(async () => {
  application = await openTestApplication()
})
afterAll(() => application.close())

const kettle = '/produkt/czajnik-gesia-szyja-1-l-1142'
const mug = '/produkt/kubek-ania-300-ml-1001'
const simulator = 'https://raty.example/symulator?sklep=9990417&wariant=1&kwota='

/** Returns the instalments of a page: the address of the simulator, else why the button is disabled. */
async function shownInstalments(path: string, browser = new PlainBrowser(application)) {
  const page = (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ').replaceAll('&amp;', '&')
  const [, href] = /<a href="(https:\/\/raty\.example[^"]*)" target="_blank" rel="noopener"/.exec(page) ?? []
  const [, reason] =
    /aria-live="polite"[^>]*>((?:Raty|Na raty) [^<]*)<\/p><\/div><span class="sr-only"><button[^>]* disabled=""/.exec(
      page,
    ) ?? []
  return { href, reason }
}

const shop = () => application.appContext.publicShop('http://localhost:3000')

async function set(raw: unknown): Promise<void> {
  await changeSetting(shop(), { setting: instalmentsSetting, raw })
  await expect.poll(() => shop().settings.get(instalmentsSetting)).toEqual(raw)
}

test('A7.21 B7.18 a product within the limits links to the simulator with shop number, variant and value', async () => {
  expect(await shownInstalments(kettle)).toEqual({ href: `${simulator}289.00`, reason: undefined })
})

test('A5.12 B5.49 B5.50 below the minimum the basket says so, with a disabled button; a page of a product offers none', async () => {
  const browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  expect([await shownInstalments('/koszyk', browser), await shownInstalments(mug)]).toEqual([
    { href: undefined, reason: 'Raty są dostępne od 200,00 zł.' },
    { href: undefined, reason: undefined },
  ])
})

test('B3.45 in another currency there are none', async () => {
  const browser = new PlainBrowser(application)
  await browser.post('/waluta', { currency: 'EUR' })
  await browser.post('/basketchange.php', { product: '1142', size: 'uniw', number: '1', mode: '1' })
  expect([await shownInstalments('/koszyk', browser), await shownInstalments(kettle, browser)]).toEqual([
    { href: undefined, reason: 'Raty są dostępne tylko w złotych.' },
    { href: undefined, reason: undefined },
  ])
})

async function trustLine(path: string, browser = new PlainBrowser(application)): Promise<string[]> {
  const page = (await (await browser.get(path)).text()).replaceAll('\u00a0', ' ')
  return (/<ul class="trust-line">(.*?)<\/ul>/.exec(page)?.[1] ?? '')
    .replace(/<[^>]*>/g, ' ')
    .trim()
    .split(/\s{2,}/)
}

/** For a mug, and for a mug with a gift card. */
async function trustLinesOfBasket(): Promise<string[][]> {
  const browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: '1001', number: '1' })
  const one = await trustLine('/koszyk', browser)
  await browser.post('/basketchange.php', { product: '1199', size: '100 zł', number: '1', mode: '1' })
  return [one, await trustLine('/koszyk', browser)]
}

test('the line below the button follows the settings: days to return, payment methods that the goods allow, and wrapping; the basket’s says what holds for all of it', async () => {
  const paid = 'Płatność: przelew bankowy, za pobraniem'
  expect(await trustLinesOfBasket()).toEqual([['14 dni na zwrot', paid], [paid]])
  const before = [await trustLine(mug), await trustLine('/produkt/karta-podarunkowa-1199')]
  expect(await trustLine('/produkt/kubek-ania-300-ml-terakota-1004')).toEqual([''])
  const [embroidered] = await trustLine('/produkt/fartuch-lniany-izba-szary-1069')
  expect(embroidered).toBe('14 dni na zwrot rzeczy bez personalizacji')
  await changeSetting(shop(), { setting: returnDaysSetting, raw: 30 })
  await changeSetting(shop(), { setting: wrapsSetting, raw: [] })
  await changeSetting(shop(), { setting: paymentMethodsSetting, raw: ['transfer'] })
  await expect.poll(() => shop().settings.get(paymentMethodsSetting)).toEqual(['transfer'])
  expect([...before, await trustLine(mug)]).toEqual([
    ['14 dni na zwrot', 'Płatność: przelew bankowy, za pobraniem', 'Zapakujemy na prezent, wybierzesz to w koszyku'],
    ['Za twoją zgodą dostaniesz to od razu; prawo odstąpienia wtedy wygasa', 'Płatność: przelew bankowy'],
    ['30 dni na zwrot', 'Płatność: przelew bankowy'],
  ])
})

test('B3.45 B5.51 the basket qualifies by its cost and by how many products it has', async () => {
  const bank = shop().settings.get(instalmentsSetting)
  const browser = new PlainBrowser(application)
  await browser.post('/basketchange.php', { product: '1142', size: 'uniw', number: '2', mode: '1' })
  const within = await shownInstalments('/koszyk', browser)
  await browser.post('/basketchange.php', { product: '1001', size: 'uniw', number: '1', mode: '1' })
  await set(bank.map((system) => ({ ...system, mostProducts: 1 })))
  const [tooMany, product] = [await shownInstalments('/koszyk', browser), await shownInstalments(kettle, browser)]
  await set(bank)
  expect([within.href, tooMany.reason, product.href]).toEqual([
    `${simulator}578.00`,
    'Na raty można kupić najwyżej 1 produkt naraz, a w koszyku jest ich więcej.',
    `${simulator}289.00`,
  ])
})
