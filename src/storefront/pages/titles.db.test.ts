import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../../test/open-test-application.ts'
import { orderForm } from '../../../test/order-form.ts'
import { PlainBrowser } from '../../../test/plain-browser.ts'
import routes from '../routes.ts'

let application: TestApplication
let client: PlainBrowser
beforeAll(async () => {
  application = await openTestApplication()
  client = new PlainBrowser(application)
  await client.post('/logowanie', { login: 'anna', password: 'witryna-demo' })
  await client.post('/basketchange.php', { product: '1001', number: '1' })
  await client.send('/zamowienie/dane', orderForm(await (await client.get('/zamowienie/dane')).text()))
  await client.post('/listy-zakupowe', { nazwa: 'Do kuchni' })
})
afterAll(() => application.close())

/** Parameters of addresses that need some. */
const addresses: Record<string, string> = {
  'produkt/:product': '/produkt/kubek-ania-300-ml-1001',
  'produkt/:product/opinie': '/produkt/kubek-ania-300-ml-1001/opinie',
  'ocena/:subject': '/ocena/1002',
  'kategoria/:category': '/kategoria/ceramika-1001',
  'strona/:slug': '/strona/kontakt',
  'koszyk/potwierdz': '/koszyk/potwierdz?product=1001&size=uniw&number=1',
  'ulubione/potwierdz': '/ulubione/potwierdz?product=1001',
  'listy-zakupowe/dodaj': '/listy-zakupowe/dodaj?produkt=1001',
  powiadomienie: '/powiadomienie?product=1001',
  'produkty/:list': '/produkty/nowosci',
  szukaj: '/szukaj?text=kubek',
  'konto/zamowienia/:number': '/konto/zamowienia/0',
  '*': '/nie/ma/takiej',
}
/** Pages that redirect signed-in clients. */
const forVisitors = ['logowanie', 'logowanie/kod', 'rejestracja']
/** Follows a sign-in at another service: the registration, filled in; it redirects everybody else. */
const filledRegistration = 'rejestracja/przez'
const pages = routes.flatMap(({ path = '', file }) =>
  file.startsWith('pages/') && path !== filledRegistration ? [path] : [],
)

test.each(pages)('the title of /%s contains the name of the shop', async (path) => {
  const address = addresses[path] ?? `/${path.replace(/:(?:token\??|number|id)/g, '1')}`
  const browser = forVisitors.includes(path) ? new PlainBrowser(application) : client
  const title = /<title>([^<]*)/.exec(await (await browser.get(address)).text())?.[1] ?? address
  expect(title).toMatch(/^Dom Rzeczy: .|.\S · Dom Rzeczy$/)
})
