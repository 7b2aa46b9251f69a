import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { gzipSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { unpackFile } from './unpack-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'witryna-unpack-'))
const text = 'id;nazwa\n'.repeat(20_000)
const zip = (...names: string[]) => zipSync(Object.fromEntries(names.map((name) => [name, strToU8(text)])))

async function unpack(bytes: Uint8Array, most = 1_000_000): Promise<string> {
  const path = join(folder, 'feed')
  writeFileSync(path, bytes)
  const chunks: Uint8Array[] = []
  for await (const chunk of unpackFile(path, most)) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

test.each([
  ['plain', Buffer.from(text)],
  ['gzip', gzipSync(text)],
  ['a zip of one file', zip('feed.csv')],
  ['a zip that a Mac made', zip('oferta/', 'oferta/feed.csv', '__MACOSX/._feed.csv', '.DS_Store')],
])('%s is read', async (_what, bytes) => {
  expect(await unpack(bytes)).toBe(text)
})

test.each([
  ['plain', Buffer.from(text)],
  ['gzip', gzipSync(text)],
  ['zip', zip('feed.csv')],
])('reports how many bytes of the file have been read: %s', async (_what, bytes) => {
  const path = join(folder, 'progress')
  writeFileSync(path, bytes)
  let read = 0
  const count = (more: number) => {
    read += more
  }
  for await (const _ of unpackFile(path, 1_000_000, count));
  expect(read).toBe(bytes.length)
})

test('an empty file is empty', async () => {
  expect(await unpack(Buffer.of())).toBe('')
})

test.each([
  ['a gzip that is cut short', gzipSync(text).subarray(0, 100), 'cut'],
  ['a gzip with other bytes in it', Buffer.concat([gzipSync(text).subarray(0, 60), Buffer.alloc(90, 7)]), 'cut'],
  ['a zip that is cut short', zip('feed.csv').subarray(0, 200), 'cut'],
  ['a sheet of Excel', zip('[Content_Types].xml', 'xl/workbook.xml'), 'sheet'],
  ['several files', zip('full.xml', 'light.xml'), 'several'],
  ['an empty zip', zip('oferta/'), 'none'],
])('%s is refused as %s', async (_what, bytes, reason) => {
  await expect(unpack(bytes)).rejects.toMatchObject({ reason })
})

test.each([
  ['gzip', gzipSync(Buffer.alloc(5_000_000))],
  ['zip', zipSync({ 'feed.csv': new Uint8Array(5_000_000) })],
])('a file that unpacks to more than the limit is aborted: %s', async (_what, bytes) => {
  await expect(unpack(bytes)).rejects.toMatchObject({ reason: 'too-large' })
})

test('other entries of a zip take no memory, however large they are', async () => {
  const other = new Uint8Array(128_000_000)
  const path = join(folder, 'other.zip')
  const packed = zipSync({ '__MACOSX/._feed.csv': [other, { level: 0 }], 'feed.csv': strToU8(text) })
  writeFileSync(path, packed)
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  collect()
  const before = process.memoryUsage().arrayBuffers
  let [calls, most] = [0, 0]
  const measure = () => {
    calls += 1
    if (calls % 200 > 0) return
    collect() // unreferenced memory is not counted
    most = Math.max(most, process.memoryUsage().arrayBuffers - before)
  }
  for await (const _ of unpackFile(path, 1_000_000, measure));
  expect(calls).toBeGreaterThan(1_000)
  expect(most).toBeLessThan(packed.length / 2)
})
