import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { encode, preferredEncoding } from './encodings.ts'

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

test('every form holds the same page', async () => {
  const page = new TextEncoder().encode('Kubek Ania 300 ml. '.repeat(500))
  expect(brotliDecompressSync(await encode(page, 'br')).equals(page)).toBe(true)
  expect(gunzipSync(await encode(page, 'gzip')).equals(page)).toBe(true)
  expect(await encode(page, 'identity')).toEqual(page)
})
