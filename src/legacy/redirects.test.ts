import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ShopEnvironment } from '../open-shop.ts'
import { redirectOldAddresses } from './redirects.ts'

const app = new Hono<ShopEnvironment>()
redirectOldAddresses(app)

test.each([
  ['/projector.php?product=1001', '/produkt/x-1001'],
  ['/projector.php?product=1001&size=M%2FL', '/produkt/x-1001?rozmiar=M%2FL'],
  ['/product-pol-1001-Kubek-Ania-300-ml.html', '/produkt/kubek-ania-300-ml-1001'],
  ['/product-pol-1001-Kubek.html?size=uniw', '/produkt/kubek-1001?rozmiar=uniw'],
  ['/product-pol-1001.html', '/produkt/x-1001'],
  ['/pol_m_Kuchnia_Kubki-i-filizanki-1012.html', '/kategoria/kubki-i-filizanki-1012'],
  [
    '/pol_m_Kubki-1012.html?filter_price=10-200&filter_producer=7&filter_producer=9&counter=2&utm_source=x',
    '/kategoria/kubki-1012?filter_price=10-200&filter_producer=7&filter_producer=9&strona=3',
  ],
  ['/pol_m_Kubki-1012.html?counter=0&filter_new=', '/kategoria/kubki-1012'],
  ['/search.php?text=kubek%20%22Ania%22', '/szukaj?text=kubek+%22Ania%22'],
  ['/search.php?text=kubek&filter_promotion=y&counter=abc', '/szukaj?text=kubek&filter_promotion=y'],
  ['/search.php', '/szukaj'],
  ['/basketedit.php', '/koszyk'],
  ['/basketedit.php?mode=1', '/koszyk'],
  ['/basketedit.php?mode=2', '/ulubione'],
  ['/order1.php', '/zamowienie'],
  ['/product-compare.php', '/porownanie'],
  ['/order2.php', '/zamowienie'],
  ['/orderdetails.php?order_number=17', '/konto?zamowienie=17'],
  ['/orderdetails.php?order_number=17%26x', '/konto#zamowienia'],
  ['/prepaid.php?order_number=17', '/konto?zamowienie=17'],
  ['/prepaid.php', '/konto#zamowienia'],
  ['/client-rebate.php', '/konto/rabaty'],
  ['/products-bought.php', '/konto/kupione'],
  ['/shoppinglist.php', '/listy-zakupowe'],
  ['/signin.php', '/logowanie'],
  ['/login.php', '/logowanie'],
  ['/contact.php', '/strona/kontakt'],
  ['/contact.php?product=1001', '/strona/kontakt?produkt=1001'],
  ['/contact.php?product=1001%26x', '/strona/kontakt'],
  ['/sitemap.php', '/sitemap.xml'],
])('A2.3 %s leads to %s for good', async (old, present) => {
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
])('%s meant nothing here', async (old) => {
  expect((await app.request(old)).status).toBe(404)
})

test.each(['/client-new.php', '/stocks.php', '/news.php', '/blog-list.php', '/opinions-shop.php'])(
  '%s is a page that this shop does not have yet: it leads nowhere else',
  async (old) => {
    expect((await app.request(old)).status).toBe(404)
  },
)
