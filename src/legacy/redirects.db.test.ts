import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../test/open-test-shop.ts'
import type { RequestEnvironment } from '../server/request-context.ts'
import { redirectOldAddresses } from './redirects.ts'

const app = new Hono<RequestEnvironment>()
let testShop: TestShop
beforeAll(async () => {
  testShop = await openTestShop()
  app.use(async ({ set }, next) => {
    set('publicShop', testShop.shop())
    await next()
  })
  redirectOldAddresses(app)
})
afterAll(() => testShop.close())

test.each([
  ['/projector.php?product=1001', '/produkt/kubek-ania-300-ml-1001'],
  ['/projector.php?product=1001&size=M%2FL', '/produkt/kubek-ania-300-ml-1001?rozmiar=M%2FL'],
  ['/product-pol-1001-Kubek-Ania-300-ml.html', '/produkt/kubek-ania-300-ml-1001'],
  ['/product-pol-1001-Kubek.html?size=uniw', '/produkt/kubek-ania-300-ml-1001?rozmiar=uniw'],
  ['/product-pol-1001.html', '/produkt/kubek-ania-300-ml-1001'],
  ['/pol_m_Kuchnia_Kubki-1008.html', '/kategoria/kubki-i-filizanki-1008'],
  [
    '/pol_m_Kubki-1008.html?filter_price=10-200&filter_producer=7&filter_producer=9&counter=2&utm_source=x',
    '/kategoria/kubki-i-filizanki-1008?filter_price=10-200&filter_producer=7&filter_producer=9&strona=3',
  ],
  ['/pol_m_Kubki-1008.html?counter=0&filter_new=', '/kategoria/kubki-i-filizanki-1008'],
  ['/search.php?text=kubek%20%22Ania%22', '/szukaj?text=kubek+%22Ania%22'],
  ['/search.php?text=kubek&filter_promotion=y&counter=abc', '/szukaj?text=kubek&filter_promotion=y'],
  ['/search.php', '/szukaj'],
  ['/basketedit.php', '/koszyk'],
  ['/basketedit.php?mode=1', '/koszyk'],
  ['/basketedit.php?mode=2', '/ulubione'],
  ['/order1.php', '/zamowienie/dane'],
  ['/product-compare.php', '/porownanie'],
  ['/order2.php', '/zamowienie/podsumowanie'],
  ['/orderdetails.php?order_number=17', '/zamowienie/17'],
  ['/orderdetails.php?order_number=17%26x', '/zamowienie/znajdz'],
  ['/prepaid.php?order_number=17', '/zamowienie/17'],
  ['/prepaid.php', '/zamowienie/znajdz'],
  ['/order-open.php', '/zamowienie/znajdz'],
  ['/client-rebate.php', '/konto/rabaty'],
  ['/products-bought.php', '/konto/kupione'],
  ['/shoppinglist.php', '/listy-zakupowe'],
  ['/signin.php', '/logowanie'],
  ['/client-new.php', '/rejestracja'],
  ['/login.php', '/logowanie'],
  ['/client-new.php?register', '/rejestracja'],
  ['/password-recover.php', '/logowanie/haslo'],
  ['/contact.php', '/strona/kontakt'],
  ['/contact.php?product=1001', '/strona/kontakt?produkt=1001'],
  ['/contact.php?product=1001%26x', '/strona/kontakt'],
  ['/sitemap.php', '/sitemap.xml'],
  ['/opinions-shop.php', '/opinie'],
])('A2.3 %s redirects permanently to %s', async (old, present) => {
  const response = await app.request(old)
  expect([response.status, response.headers.get('Location')]).toEqual([301, present])
})

test.each([
  '/projector.php',
  '/projector.php?product=abc',
  '/projector.php?product=99999999999',
  '/product-pol-abc.html',
  '/product-pol-1001/..%2f.html',
  '/pol_m_Kubki.html',
  '/projector.php?product=//evil.example',
  '/projector.php?product=999999999',
  '/product-pol-999999999-Kubek.html',
  '/pol_m_Kubki-999999999.html',
])('%s is unknown', async (old) => {
  expect((await app.request(old)).status).toBe(404)
})

test.each([
  ['/stocks.php', '/strona/kontakt'],
  ['/news.php', '/'],
  ['/blog-list.php', '/'],
])('%s does not exist in this shop: it redirects temporarily to %s', async (old, near) => {
  const response = await app.request(old)
  expect([response.status, response.headers.get('Location')]).toEqual([302, near])
})
