import { expect, test } from 'vitest'
import { findPublicPage, findSearchPhrase } from './public-pages.server.ts'

test.each([
  ['/', '/'],
  ['/?utm_source=list&fbclid=1', '/'],
  ['/frazy?x=1', '/frazy'],
  ['/_.data', '/_.data'],
  ['/_.data?_routes=root', '/_.data?_routes=root'],
  ['/produkt/kubek-ania-300-ml-1001?skad=list', '/produkt/kubek-ania-300-ml-1001'],
  ['/produkt/fartuch-1071?utm_source=list&rozmiar=40%2060', '/produkt/fartuch-1071?rozmiar=40%2060'],
  ['/produkt/fartuch-1071?rozmiar=', '/produkt/fartuch-1071'],
  ['/produkt/kubek-ania-300-ml-1001.data?x=1', '/produkt/kubek-ania-300-ml-1001.data'],
  [
    '/produkt/kubek-1.data?_routes=root%2Cpages%2Fproduct%2Fpage',
    '/produkt/kubek-1.data?_routes=root,pages/product/page',
  ],
  ['/kategoria/kubki-1008?strona=1&sortowanie=popularnosc', '/kategoria/kubki-1008'],
  ['/produkty/nowosci?sortowanie=nowosci', '/produkty/nowosci'],
  ['/produkty/nowosci?sortowanie=popularnosc', '/produkty/nowosci?sortowanie=popularnosc'],
  ['/produkty/promocje?sortowanie=nowosci', '/produkty/promocje?sortowanie=nowosci'],
  ['/produkty/bestsellery?sortowanie=popularnosc', '/produkty/bestsellery'],
  ['/kategoria/kubki-1008?strona=2&a=b&sortowanie=cena', '/kategoria/kubki-1008?sortowanie=cena&strona=2'],
  ['/kategoria/kubki-1008?sortowanie=cena&strona=02', '/kategoria/kubki-1008?sortowanie=cena&strona=2'],
  ['/kategoria/kubki-1008?strona=-7', '/kategoria/kubki-1008'],
  ['/kategoria/kubki-1008?strona=2&strona=3', '/kategoria/kubki-1008?strona=2'],
  [
    '/kategoria/kubki-1008?filter_new=y&filter_producer=7&filter_producer=3&x=1',
    '/kategoria/kubki-1008?filter_producer=3&filter_producer=7&filter_new=y',
  ],
  [
    '/kategoria/kubki-1008?filter_price_from=&filter_price_to=20&ile=48&filter_x=1',
    '/kategoria/kubki-1008?filter_price=-20&ile=48',
  ],
  ['/szukaj?filter_express=y&text=len', '/szukaj?text=len&filter_express=y'],
  ['/szukaj?text=%20%C5%BCwir%00%20', '/szukaj?text=%C5%BCwir'],
  ['/szukaj?text=a%26strona%3D2', '/szukaj?text=a%26strona%3D2'],
  ['/szukaj.data?text=len&_routes=pages%2Fsearch%2Fpage', '/szukaj.data?text=len&_routes=pages/search/page'],
  ['/szukaj?text', '/szukaj'],
  ['/strona/kontakt', '/strona/kontakt'],
  ['/strona/kontakt?x=1&produkt=1001', '/strona/kontakt?produkt=1001'],
  ['/strona/kontakt?produkt=01', '/strona/kontakt'],
  ['/strona/kontakt?wyslano=1&x=1', '/strona/kontakt?wyslano=1'],
  ['/strona/kontakt?wyslano=2', '/strona/kontakt'],
  ['/strona/regulamin?produkt=1001', '/strona/regulamin'],
  ['/sitemap.xml?page=2', '/sitemap.xml'],
  ['/robots.txt', '/robots.txt'],
])('%s is cached as %s', (address, target) => {
  expect(findPublicPage(address)?.target).toBe(target)
  expect(findPublicPage(target)?.target).toBe(target)
})

test.each([
  '/koszyk',
  '/koszyk.data',
  '/konto',
  '/logowanie?powrot=%2F',
  '/zamowienie',
  '/zamowienie/10001/0b0e8c3e-0000-4000-8000-000000000000',
  '/ajax/get.php',
  '/basketchange.php?product=1',
  '/obrazki/x.webp',
  '/strona/',
  '/strona/kontakt/',
  '/strona/kon%74akt',
  '/produkt/kubek-1/konto',
  '/Produkt/kubek-1',
  '//produkt/kubek-1',
  '/.data',
  '/sitemap.xml.data',
  '/produkt/kubek-1.data?_routes=pages%2Faccount%2Fpage',
  '/produkt/kubek-1.data?_routes=',
  `/szukaj?text=${'a'.repeat(1_000)}`,
  '',
])('%s is never cached', (address) => {
  expect(findPublicPage(address)).toBeNull()
})

test("visitors' input leads to an unbounded number of pages", () => {
  expect(findPublicPage('/szukaj?text=len')?.unbounded).toBe(true)
  expect(findPublicPage('/strona/kontakt?produkt=1001')?.unbounded).toBe(true)
  expect(findPublicPage('/strona/kontakt')?.unbounded).toBe(false)
  expect(findPublicPage('/kategoria/kubki-1008?strona=2')?.unbounded).toBe(false)
})

test.each([
  ['/kategoria/kubki-1008?sortowanie=cena&strona=2', false],
  ['/kategoria/kubki-1008?filter_producer=x', false],
  ['/kategoria/kubki-1008?filter_producer=3', true],
  ['/kategoria/kubki-1008?filter_price=1-', true],
])('B2.44 filtered pages are unbounded: %s, %s', (address, unbounded) => {
  expect(findPublicPage(address)?.unbounded).toBe(unbounded)
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test.each<[string, string | null, Record<string, string>?]>([
  ['/szukaj?text=Kubek+do%20kawy', 'kubek do kawy'],
  ['/szukaj.data?text=len', 'len'],
  ['/szukaj?text=len&utm_source=list', 'len'],
  ['/szukaj?text=len&strona=2', null],
  ['/szukaj?text=len&sortowanie=cena', null],
  ['/szukaj?text=len&filter_producer=3', null],
  ['/szukaj?text=jan@example.com', null],
  ['/szukaj', null],
  ['/szukajka?text=len', null],
  ['/kategoria/len-1?text=len', null],
  ['/szukaj.data?text=len', null, { 'Sec-Purpose': 'prefetch' }],
  ['/szukaj?text=len', null, { 'Sec-Fetch-Dest': 'image' }],
  [
    '/szukaj?text=len',
    null,
    { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
  ],
])('%s searches for %j', (address, phrase, headers = {}) => {
  expect(findSearchPhrase(address, new Headers({ 'User-Agent': browser, ...headers }))).toBe(phrase)
})
