import { describe, expect, test } from 'vitest'
import { isPrefetch, isSubresource, mayWriteByGet } from './fetch-metadata.ts'

type Sent = Record<string, string>

const own = 'https://sklep.example'
const ask = (headers: Sent) => new Request(`${own}/basketchange.php?product=1001`, { headers })
const sec = (Site: string, Mode: string, Dest: string): Sent => ({
  'Sec-Fetch-Site': Site,
  'Sec-Fetch-Mode': Mode,
  'Sec-Fetch-Dest': Dest,
})
const browser = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/15.6 Safari/605.1.15'
const page = 'text/html,application/xhtml+xml,application/xml;q=0.9,image/webp,*/*;q=0.8'
const picture = 'image/webp,image/avif,video/*;q=0.8,image/png,image/svg+xml,image/*;q=0.8,*/*;q=0.5'
const ourPage = `${own}/produkt/kubek-1001`

describe('a GET may change data', () => {
  const allowed: [string, Sent][] = [
    ['a link on our own page', sec('same-origin', 'navigate', 'document')],
    ['an address typed, or opened from a mail program', sec('none', 'navigate', 'document')],
    ['fetch of our own page', sec('same-origin', 'cors', 'empty')],
    ['fetch of our own page, same-origin only', sec('same-origin', 'same-origin', 'empty')],
    ['a link in an old browser', { 'User-Agent': browser, Accept: page, Referer: ourPage }],
    ['XMLHttpRequest in an old browser', { 'User-Agent': browser, Accept: '*/*', Referer: `${own}/` }],
    ['XMLHttpRequest whose Referer an extension removed', { 'User-Agent': browser, Accept: '*/*' }],
    ['a plain client', {}],
    ['curl', { 'User-Agent': 'curl/8.14.1', Accept: '*/*' }],
    ['Java, which accepts pages', { 'User-Agent': 'Java/21', Accept: 'text/html, image/gif, image/jpeg, */*; q=0.2' }],
  ]
  test.for(allowed)('%s', ([, headers]) => expect(mayWriteByGet(ask(headers), own)).toBe(true))
})

describe('a GET needs confirmation', () => {
  const refused: [string, Sent][] = [
    ['a link on another site', sec('cross-site', 'navigate', 'document')],
    ['a link on a neighbouring subdomain', sec('same-site', 'navigate', 'document')],
    ['a script on another site', sec('cross-site', 'no-cors', 'empty')],
    ['a link prefetch of our own page without Sec-Purpose', sec('same-origin', 'no-cors', 'empty')],
    ['an extension that acts by itself', sec('none', 'cors', 'empty')],
    ...['image', 'script', 'style', 'iframe', 'frame', 'object', 'embed', 'video', 'audio', 'track', 'font'].map(
      (destination): [string, Sent] => [`${destination} on our own page`, sec('same-origin', 'no-cors', destination)],
    ),
    ['an unknown destination', sec('same-origin', 'navigate', 'something-new')],
    ['half of the headers', { 'Sec-Fetch-Site': 'same-origin' }],
    ['half of the headers, the other one', { 'Sec-Fetch-Dest': 'document' }],
    ...['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz'].map((name): [string, Sent] => [
      `${name}: prefetch`,
      { ...sec('same-origin', 'navigate', 'document'), [name]: 'prefetch' },
    ]),
    ['a link on another site in an old browser', { Accept: page, Referer: 'https://evil.example/' }],
    ['a host that begins like ours', { Referer: `${own}.evil.example/` }],
    ['our host as a name of user', { Referer: 'https://sklep.example@evil.example/' }],
    ['our host by http', { Referer: 'http://sklep.example/' }],
    ['a Referer that is no address', { Referer: 'sklep.example' }],
    ['a link without a Referer, in an old browser', { 'User-Agent': browser, Accept: page }],
    ['a picture in an old browser', { 'User-Agent': browser, Accept: picture, Referer: ourPage }],
  ]
  test.for(refused)('%s', ([, headers]) => expect(mayWriteByGet(ask(headers), own)).toBe(false))
})

test('subresources are distinguished from pages and calls', () => {
  const isPart = (headers: Sent) => isSubresource(new Headers(headers))
  for (const destination of ['image', 'iframe', 'script']) expect(isPart({ 'Sec-Fetch-Dest': destination })).toBe(true)
  for (const destination of ['document', 'empty']) expect(isPart({ 'Sec-Fetch-Dest': destination })).toBe(false)
  expect(
    [{ Accept: picture }, { Accept: page }, { Accept: '*/*' }, {} as Sent].map((headers) => isPart(headers)),
  ).toEqual([...[true, false, false, false]])
})

test('a prerender counts as a prefetch', () => {
  expect(isPrefetch(new Headers({ 'Sec-Purpose': 'prefetch;prerender' }))).toBe(true)
  expect(isPrefetch(new Headers())).toBe(false)
})
