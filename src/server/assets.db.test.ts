import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApplication, type TestApplication } from '../../test/open-test-application.ts'

let shop: TestApplication
let page: string
let styles: string
beforeAll(async () => {
  shop = await openTestApplication()
  page = await (await shop.app.request('http://localhost/', { headers: { Host: 'localhost' } })).text()
  styles = /href="(\/assets\/[^"]*\.css)"/.exec(page)?.[1] ?? ''
})
afterAll(() => shop.close())

const ask = (encodings: string) =>
  shop.app.request(`http://localhost${styles}`, { headers: { Host: 'localhost', 'Accept-Encoding': encodings } })

test.each([
  ['gzip, br', 'br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
])('who takes %s gets styles in %s', async (encodings, encoding, decompress) => {
  const plain = await (await ask('identity')).text()
  const answer = await ask(encodings)
  expect(answer.headers.get('Content-Encoding')).toBe(encoding)
  expect(answer.headers.get('Vary')).toContain('Accept-Encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  expect(bytes.length).toBeLessThan(plain.length / 2)
  expect(decompress(bytes).toString()).toBe(plain)
})

test('files with hashed names are cached for a year, missing ones are not', async () => {
  for (const encodings of ['identity', 'br'])
    expect((await ask(encodings)).headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  const missing = await shop.app.request('http://localhost/assets/none.css', { headers: { Host: 'localhost' } })
  expect([missing.status, missing.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
})

test('a personal page is compressed as well', async () => {
  const headers = { Host: 'localhost', 'Accept-Encoding': 'gzip, br' }
  const answer = await shop.app.request('http://localhost/koszyk', { headers })
  expect(answer.headers.get('Content-Encoding')).toBe('br')
  expect(answer.headers.get('Cache-Control')).toBe('no-store')
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<html')
})

test('a page load requests no script file', () => {
  expect(page).toMatch(/<link rel="later" [^>]*href="\/assets\/[^"]*\.js"/)
  expect(page).not.toMatch(/modulepreload"|<script[^>]* (?:src=|type="module")/)
})
