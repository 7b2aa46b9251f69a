import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { storeFile } from '../stored-files.ts'
import { byteRange, sendFile } from './send-file.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-files-'))
  file = await storeFile(folder, Buffer.from('0123456789'))
})
afterEach(() => rm(folder, { recursive: true }))

function ask(headers: Record<string, string> = {}, method = 'GET', inline = true): Promise<Response | null> {
  const stored = { file, fileName: "Jak dbać (o) '1'.wav", mediaType: 'audio/wav', inline }
  return sendFile(folder, stored, new Request('http://shop/pliki', { method, headers }))
}

test.each([
  ['the whole', {}, 200, '0123456789', null],
  ['its middle', { Range: 'bytes=2-4' }, 206, '234', 'bytes 2-4/10'],
  ['its end', { Range: 'bytes=-3' }, 206, '789', 'bytes 7-9/10'],
  ['what is beyond it', { Range: 'bytes=10-' }, 416, '', 'bytes */10'],
  ['a part of another version', { Range: 'bytes=2-4', 'If-Range': '"other"' }, 200, '0123456789', null],
])('B2.25 a player that asks for %s gets it', async (_what, headers, status, body, range) => {
  const answer = await ask(headers)
  expect([answer?.status, await answer?.text(), answer?.headers.get('Content-Range')]).toEqual([status, body, range])
})

test('a client that has the file gets 304, and HEAD returns its size', async () => {
  const tag = (await ask())?.headers.get('ETag') ?? ''
  expect((await ask({ 'If-None-Match': tag }))?.status).toBe(304)
  const head = await ask({}, 'HEAD')
  expect([head?.headers.get('Content-Length'), await head?.text()]).toEqual(['10', ''])
})

test('a file that is not a picture, sound or film is downloaded, with its name', async () => {
  expect((await ask({}, 'GET', false))?.headers.get('Content-Disposition')).toBe(
    "attachment; filename*=UTF-8''Jak%20dba%C4%87%20%28o%29%20%271%27.wav",
  )
  expect((await ask())?.headers.get('Content-Disposition')).toMatch(/^inline/)
})

test('a file missing on disk returns null', async () => {
  file = file.replace(/./g, '0')
  expect(await ask()).toBeNull()
})

test.each([
  [undefined, null],
  ['bytes=0-99', { start: 0, end: 99 }],
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=990-5000', { start: 990, end: 999 }],
  ['bytes=-1', { start: 999, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'beyond'],
  ['bytes=-0', 'beyond'],
  ['bytes=9-3', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=a-b', null],
  ['items=0-1', null],
])('of 1000 bytes, %s means %o', (header, range) => {
  expect(byteRange(header, 1_000)).toEqual(range)
})

test('any range lies within the file', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.nat(), (first, last, size) => {
      const range = byteRange(`bytes=${first}-${last}`, size)
      if (range === null || range === 'beyond') return true
      return range.start >= 0 && range.start <= range.end && range.end < size
    }),
  )
})
