import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { ShopEnvironment } from '../open-shop.ts'
import { redirectOldAddresses } from './redirects.ts'

const app = new Hono<ShopEnvironment>()
redirectOldAddresses(app)

test.each([
  ['/projector.php?product=1001', '/produkt/x-1001'],
  ['/product-pol-1001-Kubek-Ania-300-ml.html', '/produkt/kubek-ania-300-ml-1001'],
  ['/product-pol-1001.html', '/produkt/x-1001'],
  ['/pol_m_Kuchnia_Kubki-i-filizanki-1012.html', '/kategoria/kubki-i-filizanki-1012'],
  ['/search.php?text=kubek%20%22Ania%22', '/szukaj?text=kubek%20%22Ania%22'],
  ['/search.php', '/szukaj'],
  ['/basketedit.php', '/koszyk'],
  ['/basketedit.php?mode=1', '/koszyk'],
  ['/order1.php', '/zamowienie'],
  ['/order2.php', '/zamowienie'],
  ['/signin.php', '/logowanie'],
  ['/login.php', '/logowanie'],
  ['/contact.php', '/strona/kontakt'],
])('%s leads to %s for good', async (old, present) => {
  const response = await app.request(old)
  expect([response.status, response.headers.get('Location')]).toEqual([301, present])
})

test.each([
  '/projector.php',
  '/projector.php?product=abc',
  '/projector.php?product=99999999999',
  '/basketedit.php?mode=2',
  '/product-pol-abc.html',
  '/product-pol-1001/..%2f.html',
  '/pol_m_Kubki.html',
  '/projector.php?product=//evil.example',
])('%s meant nothing here', async (old) => {
  expect((await app.request(old)).status).toBe(404)
})
