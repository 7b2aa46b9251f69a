import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { compressPages } from './compress-pages.ts'

const basket = `<ul>${'<li>Kubek Ania 300 ml, żółty</li>'.repeat(200)}</ul>`
const app = new Hono()
  .use(compressPages())
  .get('/koszyk', (context) => context.html(basket, 200, { 'Set-Cookie': 'visit=1', 'Content-Length': '999' }))
  .get('/koszyk.data', (context) => context.body(basket, 202, { 'Content-Type': 'text/x-script; charset=utf-8' }))
  .get('/nie-ma', (context) => context.html(basket, 404))
  .get('/krotka', (context) => context.html('<p>Nic.</p>'))
  .get('/kept', (context) => context.html(basket, 200, { 'Content-Encoding': 'br' }))
  .get('/plik', (context) => context.body(basket, 200, { 'Content-Type': 'application/pdf' }))
  .get('/dalej', (context) => context.redirect('/koszyk'))

test.each([
  ['/koszyk', 'gzip, deflate, br', 'br', 200],
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

test('the page is the same, its cookie comes along, and proxies know that there are other forms', async () => {
  const [small, smaller] = await Promise.all(['gzip', 'br'].map(ask))
  expect(gunzipSync(await bytesOf(small)).toString()).toBe(basket)
  expect(brotliDecompressSync(await bytesOf(smaller)).toString()).toBe(basket)
  expect(smaller?.headers.getSetCookie()).toEqual(['visit=1'])
  expect(smaller?.headers.get('Vary')).toBe('Accept-Encoding')
  expect(smaller?.headers.has('Content-Length')).toBe(false)
})

test('what is compressed already is left alone', async () => {
  const answer = await app.request('/kept', { headers: { 'Accept-Encoding': 'br' } })
  expect(await answer.text()).toBe(basket)
})

async function ask(encoding: string): Promise<Response> {
  return app.request('/koszyk', { headers: { 'Accept-Encoding': encoding } })
}

async function bytesOf(answer: Response | undefined): Promise<Uint8Array> {
  return new Uint8Array((await answer?.arrayBuffer()) ?? new ArrayBuffer())
}
