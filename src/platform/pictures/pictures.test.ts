import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servePictures } from '../http/serve-pictures.ts'
import { pictureVariant } from './picture-variant.ts'
import { storePicture } from './store-picture.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'witryna-pictures-'))
})
afterEach(() => rm(folder, { recursive: true }))

const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2f4f4a' } })

async function stored(bytes: Uint8Array) {
  const answer = await storePicture(folder, bytes)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.value
}

for (const format of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const)
  test(`keeps a picture in ${format} with its size and mean colour`, async () => {
    const picture = await stored(await drawn(30, 20).toFormat(format, { quality: 100 }).toBuffer())
    expect(picture).toMatchObject({ width: 30, height: 20 })
    const [red, green, blue] = Buffer.from(picture.colour.slice(1), 'hex')
    expect(Math.abs((red ?? 0) - 0x2f) + Math.abs((green ?? 0) - 0x4f) + Math.abs((blue ?? 0) - 0x4a)).toBeLessThan(9)
  })

test('measures a picture the way the camera was held', async () => {
  const picture = await stored(await drawn(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(picture).toMatchObject({ width: 20, height: 30 })
})

test('the same bytes twice are one file', async () => {
  const bytes = await drawn(10).webp().toBuffer()
  const first = await stored(bytes)
  expect(await stored(bytes)).toEqual(first)
  expect(await readdir(join(folder, 'pictures', first.file.slice(0, 2)))).toEqual([first.file])
})

test.each([
  ['words', Buffer.from('<html>not here</html>'), 'not-a-picture'],
  [
    'a drawing that could fetch things',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    'not-a-picture',
  ],
  ['nothing', Buffer.alloc(0), 'not-a-picture'],
  ['too many bytes', Buffer.alloc(25_000_001), 'too-many-bytes'],
])('refuses %s', async (_what, bytes, problem) => {
  expect(await storePicture(folder, bytes)).toEqual({ ok: false, problem })
  expect(await readdir(folder)).toEqual([])
})

test('refuses half a picture', async () => {
  const whole = await sharp({
    create: {
      width: 400,
      height: 400,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 50 },
    },
  })
    .png()
    .toBuffer()
  expect(await storePicture(folder, whole.subarray(0, whole.length / 2))).toEqual({
    ok: false,
    problem: 'not-a-picture',
  })
})

test('refuses a small file that would unfold to more than 60 megapixels', async () => {
  const bomb = await drawn(8_000).png().toBuffer()
  expect(await storePicture(folder, bomb)).toEqual({ ok: false, problem: 'too-many-pixels' })
})

test('makes variants that are never wider than the original', async () => {
  const { file } = await stored(await drawn(400, 200).png().toBuffer())
  const narrow = await sharp((await pictureVariant(folder, file, 320, 'webp')) ?? undefined).metadata()
  expect(narrow).toMatchObject({ width: 320, height: 160, format: 'webp' })
  const wide = await sharp((await pictureVariant(folder, file, 1280, 'jpeg')) ?? undefined).metadata()
  expect(wide).toMatchObject({ width: 400, height: 200, format: 'jpeg' })
})

test('a WebP that is narrow enough is served as it is', async () => {
  const bytes = await drawn(300).webp().toBuffer()
  const { file } = await stored(bytes)
  expect(await pictureVariant(folder, file, 320, 'webp')).toEqual(bytes)
})

test('many who ask at once are given one work', async () => {
  const { file } = await stored(await drawn(500).png().toBuffer())
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictureVariant(folder, file, 160, 'avif')))
  expect(new Set(answers).size).toBe(1)
})

test('answers with what a browser may keep for ever, and 304 to whoever has it', async () => {
  const { file } = await stored(await drawn(300).png().toBuffer())
  const app = new Hono().get('/obrazki/*', servePictures(folder))
  const answer = await app.request(`/obrazki/${file}-160.webp`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('Content-Type')).toBe('image/webp')
  expect(answer.headers.get('Cache-Control')).toContain('immutable')
  const again = await app.request(`/obrazki/${file}-160.webp`, {
    headers: { 'If-None-Match': answer.headers.get('ETag') ?? '' },
  })
  expect(again.status).toBe(304)
})

test.each([
  ['a width that is not offered', (file: string) => `${file}-161.webp`],
  ['another format', (file: string) => `${file}-160.png`],
  ['the original', (file: string) => file],
  ['a picture that is not there', (file: string) => `${file.replace(/./g, '0')}-160.webp`],
  ['a way out of the folder', (file: string) => `..%2f..%2f${file}-160.webp`],
  ['a way out of the folder, twice encoded', (file: string) => `%252e%252e%252f${file}-160.webp`],
])('answers 404 to %s', async (_what, name) => {
  const { file } = await stored(await drawn(300).png().toBuffer())
  const app = new Hono().get('/obrazki/*', servePictures(folder))
  expect((await app.request(`/obrazki/${name(file)}`)).status).toBe(404)
})
