import { expect, test } from 'vitest'
import { searchedPhrase } from './searched-phrase.server.ts'

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
])('%s searches for %j', (asked, phrase, headers = {}) => {
  expect(searchedPhrase(asked, new Headers({ 'User-Agent': browser, ...headers }))).toBe(phrase)
})
