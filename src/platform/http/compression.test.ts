import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressResponses, encode, preferredEncoding } from './compression.ts'

test.each([
  [null, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['x-gzip', 'gzip'],
  ['GZIP;Q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0.5, br;q=0', 'gzip'],
  ['identity, br;q=0.5', 'identity'],
  ['identity;q=0, gzip', 'gzip'],
  ['identity;q=0, *;q=0', 'identity'],
  ['deflate', 'identity'],
  ['br;q=nonsense', 'identity'],
])('%s is answered in %s', (accepted, encoding) => {
  expect(preferredEncoding(accepted)).toBe(encoding)
  expect(preferredEncoding(accepted)).toBe(encoding)
})

test('every encoding contains the same page', async () => {
  const page = new TextEncoder().encode('Kubek Ania 300 ml. '.repeat(500))
  expect(brotliDecompressSync(await encode(page, 'br')).equals(page)).toBe(true)
  expect(gunzipSync(await encode(page, 'gzip')).equals(page)).toBe(true)
  expect(await encode(page, 'identity')).toEqual(page)
})

test.each([
  [10, 17],
  [19_000, 17],
  [131_056, 17],
  [131_057, 18],
  [300_000, 19],
  [5_000_000, 22],
])('brotli allocates for %i bytes a window of 2^%i, and not 4 MB for each page', async (length, bits) => {
  const [first = 0] = await encode(new Uint8Array(length), 'br')
  expect(windowBits(first)).toBe(bits)
})

/** What the first byte says of the window, for more than 16 bits (RFC 7932, 9.1). */
function windowBits(first: number): number {
  expect(first & 1).toBe(1)
  return 17 + ((first >> 1) & 7)
}

const basket = `<ul>${'<li>Kubek Ania 300 ml, żółty</li>'.repeat(200)}</ul>`
const app = new Hono()
  .use(compressResponses())
  .get('/koszyk', (context) => context.html(basket, 200, { 'Set-Cookie': 'visit=1', 'Content-Length': '999' }))
  .get('/koszyk.data', (context) => context.body(basket, 202, { 'Content-Type': 'text/x-script; charset=utf-8' }))
  .get('/nie-ma', (context) => context.html(basket, 404))
  .get('/krotka', (context) => context.html('<p>Nic.</p>'))
  .get('/kept', (context) => context.html(basket, 200, { 'Content-Encoding': 'br' }))
  .get('/plik', (context) => context.body(basket, 200, { 'Content-Type': 'application/pdf' }))
  .get('/dalej', (context) => context.redirect('/koszyk'))

test.each([
  ['/koszyk', 'gzip, deflate, br', 'br', 200],
  ['/koszyk', 'gzip, deflate, br, zstd', 'zstd', 200],
  ['/koszyk', 'br, zstd;q=0.5', 'br', 200],
  ['/koszyk', 'zstd', 'zstd', 200],
  ['/koszyk', 'br, zstd;q=0', 'br', 200],
  ['/koszyk', '*', 'br', 200],
  ['/koszyk', 'gzip', 'gzip', 200],
  ['/koszyk', '', null, 200],
  ['/koszyk.data', 'gzip, br', 'br', 202],
  ['/nie-ma', 'br', 'br', 404],
  ['/krotka', 'br', null, 200],
  ['/plik', 'br', null, 200],
  ['/dalej', 'br', null, 302],
])('%s for who takes "%s" goes out as %s', async (path, accepted, encoding, status) => {
  const answer = await app.request(path, { headers: { 'Accept-Encoding': accepted } })
  expect(answer.status).toBe(status)
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
})

test('the page is the same, its cookie is preserved, and Vary announces the encodings', async () => {
  const [small, smaller, fast] = await Promise.all(['gzip', 'br', 'zstd'].map(ask))
  expect(zstdDecompressSync(await bytesOf(fast)).toString()).toBe(basket)
  expect(gunzipSync(await bytesOf(small)).toString()).toBe(basket)
  expect(brotliDecompressSync(await bytesOf(smaller)).toString()).toBe(basket)
  expect(smaller?.headers.getSetCookie()).toEqual(['visit=1'])
  expect(smaller?.headers.get('Vary')).toBe('Accept-Encoding')
  expect(smaller?.headers.has('Content-Length')).toBe(false)
})

test('an already compressed response is unchanged', async () => {
  const answer = await app.request('/kept', { headers: { 'Accept-Encoding': 'br' } })
  expect(await answer.text()).toBe(basket)
})

async function ask(encoding: string): Promise<Response> {
  return app.request('/koszyk', { headers: { 'Accept-Encoding': encoding } })
}

async function bytesOf(answer: Response | undefined): Promise<Uint8Array> {
  return new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())
}
