import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { servePictures } from '../http/static-files.ts'
import { storeFile } from '../stored-files.ts'
import { cleanPicturePath, pictureFormats, pictureVariant, storePicture } from './picture-store.ts'

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
  test(`stores a picture in ${format} with its size and mean colour`, async () => {
    const picture = await stored(await drawn(30, 20).toFormat(format, { quality: 100 }).toBuffer())
    expect(picture).toMatchObject({ width: 30, height: 20 })
    const [red, green, blue] = Buffer.from(picture.colour.slice(1), 'hex')
    expect(Math.abs((red ?? 0) - 0x2f) + Math.abs((green ?? 0) - 0x4f) + Math.abs((blue ?? 0) - 0x4a)).toBeLessThan(9)
  })

test('measures a picture after applying its orientation', async () => {
  const picture = await stored(await drawn(30, 20).withMetadata({ orientation: 6 }).jpeg().toBuffer())
  expect(picture).toMatchObject({ width: 20, height: 30 })
})

test('stores the same bytes as one file', async () => {
  const bytes = await drawn(10).webp().toBuffer()
  const first = await stored(bytes)
  expect(await stored(bytes)).toEqual(first)
  expect(await readdir(join(folder, 'pictures', first.file.slice(0, 2)))).toEqual([first.file])
})

test.each([
  ['text', Buffer.from('<html>not here</html>'), 'not-a-picture'],
  [
    'a drawing that could load resources',
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

test.each([
  ['a PNG of 64 megapixels', () => drawn(8_000).png()],
  ['an AVIF of 13 megapixels', () => drawn(3_700, 3_600).avif({ effort: 0 })],
  ['a GIF of 1 × 20,000 pixels', () => drawn(1, 20_000).gif()],
  ['a JPEG of 20,000 × 1 pixels', () => drawn(20_000, 1).jpeg()],
])('refuses %s', async (_what, picture) => {
  expect(await storePicture(folder, await picture().toBuffer())).toEqual({ ok: false, problem: 'too-many-pixels' })
  expect(await readdir(folder)).toEqual([])
})

for (const [width, height] of [
  [1, 1],
  [1, 16_383],
  [16_383, 1],
  [3, 9_000],
] as const)
  for (const source of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const)
    test(`a ${source} of ${width} × ${height} pixels has all its variants`, async () => {
      const { file } = await stored(await drawn(width, height).toFormat(source).toBuffer())
      for (const format of pictureFormats)
        for (const most of [160, 1280]) {
          const made = await sharp((await pictureVariant(folder, file, most, format)) ?? undefined).metadata()
          expect(made.width).toBe(Math.min(width, most))
          expect(made.height).toBeLessThanOrEqual(8_192)
        }
    })

test('a picture from an earlier version that cannot be decoded is 404', async () => {
  const bytes = await drawn(1, 20_000).gif().toBuffer()
  const file = createHash('sha256').update(bytes).digest('hex')
  await mkdir(join(folder, 'pictures', file.slice(0, 2)), { recursive: true })
  await writeFile(join(folder, 'pictures', file.slice(0, 2), file), bytes)
  const app = new Hono().get('/obrazki/*', servePictures(folder))
  for (const format of pictureFormats) expect((await app.request(`/obrazki/${file}-160.${format}`)).status).toBe(404)
})

test('creates variants that are never wider than the original', async () => {
  const { file } = await stored(await drawn(400, 200).png().toBuffer())
  const narrow = await sharp((await pictureVariant(folder, file, 320, 'webp')) ?? undefined).metadata()
  expect(narrow).toMatchObject({ width: 320, height: 160, format: 'webp' })
  const wide = await sharp((await pictureVariant(folder, file, 1280, 'jpeg')) ?? undefined).metadata()
  expect(wide).toMatchObject({ width: 400, height: 200, format: 'jpeg' })
})

test('an AVIF variant has 10 bits, so that smooth gradients have no steps, and 8 where memory would not do', async () => {
  const bits = async (width: number, height: number) => {
    const { file } = await stored(await drawn(width, height).png().toBuffer())
    return (await sharp((await pictureVariant(folder, file, 1280, 'avif')) ?? undefined).metadata()).bitsPerSample
  }
  expect([await bits(900, 900), await bits(1_000, 3_000)]).toEqual([10, 8])
})

test('concurrent requests share one computation', async () => {
  const { file } = await stored(await drawn(500).png().toBuffer())
  const answers = await Promise.all(Array.from({ length: 20 }, () => pictureVariant(folder, file, 160, 'avif')))
  expect(new Set(answers).size).toBe(1)
})

const secrets = /Witryna|GPS|Kubek z ogrodu/

/** With the metadata that cameras and programs write: location, author, texts. */
function taken(format: 'jpeg' | 'png' | 'webp' | 'avif'): Promise<Buffer> {
  return drawn(120, 80)
    .withExif({
      IFD0: { Artist: 'Witryna', ImageDescription: 'Kubek z ogrodu' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 13/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '21/1 0/1 0/1' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><Kubek z ogrodu/></x:xmpmeta>')
    .withIccProfile('p3')
    .toFormat(format)
    .toBuffer()
}

for (const source of ['jpeg', 'png', 'webp', 'avif'] as const)
  test(`no variant of a ${source} contains its location, even where width and format match the original`, async () => {
    const bytes = await taken(source)
    expect(await sharp(bytes).metadata()).toMatchObject({ exif: expect.anything(), xmp: expect.anything() })
    expect(bytes.toString('latin1')).toMatch(secrets)
    const { file } = await stored(bytes)
    for (const format of pictureFormats) {
      const variant = Buffer.from((await pictureVariant(folder, file, 160, format)) ?? [])
      const { exif, xmp, iptc, icc, comments } = await sharp(variant).metadata()
      expect({ exif, xmp, iptc, icc, comments }).toEqual({})
      expect(variant.toString('latin1')).not.toMatch(secrets)
    }
  })

test("an earlier version's variant, a copy of the original, is no longer served", async () => {
  const bytes = await taken('jpeg')
  const { file } = await stored(bytes)
  const former = join(folder, 'pictures', file.slice(0, 2), `${file}-160.jpeg`)
  await writeFile(former, bytes)
  expect(Buffer.from((await pictureVariant(folder, file, 160, 'jpeg')) ?? []).toString('latin1')).not.toMatch(secrets)
  expect(existsSync(former)).toBe(false)
})

for (const source of ['jpeg', 'png', 'webp', 'avif'] as const)
  test(`a ${source} served as a file has no metadata either, and its original size`, async () => {
    const file = await storeFile(folder, await taken(source))
    const clean = await readFile((await cleanPicturePath(folder, file)) ?? '')
    const { exif, xmp, width, height, format, icc } = await sharp(clean).metadata()
    expect([exif, xmp, width, height, format === 'heif' ? 'avif' : format]).toEqual([
      undefined,
      undefined,
      120,
      80,
      source,
    ])
    expect(icc).toBeDefined()
    expect(clean.toString('latin1')).not.toMatch(secrets)
  })

test('an animation served as a file still moves, and a file that is not a picture is not served as one', async () => {
  const frames = Buffer.alloc(20 * 30 * 3, 7).fill(200, 900)
  const moving = await sharp(frames, { raw: { width: 20, height: 30, channels: 3, pageHeight: 15 } })
    .gif()
    .toBuffer()
  const path = await cleanPicturePath(folder, await storeFile(folder, moving))
  expect((await sharp(path ?? '').metadata()).pages).toBe(2)
  expect(await cleanPicturePath(folder, await storeFile(folder, Buffer.from('<html>')))).toBeNull()
})

test('colours of a wider profile are converted', async () => {
  const red = { create: { width: 40, height: 40, channels: 3 as const, background: '#c03020' } }
  const { file } = await stored(await sharp(red).withIccProfile('p3').png().toBuffer())
  const variant = (await pictureVariant(folder, file, 160, 'webp')) ?? undefined
  const [r = 0, g = 0, b = 0] = await sharp(variant).resize(1, 1).raw().toBuffer()
  expect(Math.abs(r - 0xc0) + Math.abs(g - 0x30) + Math.abs(b - 0x20)).toBeLessThan(15)
})

test('responses are immutable for browsers, and 304 for clients that have them', async () => {
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
  ['a missing picture', (file: string) => `${file.replace(/./g, '0')}-160.webp`],
  ['a way out of the folder', (file: string) => `..%2f..%2f${file}-160.webp`],
  ['a way out of the folder, twice encoded', (file: string) => `%252e%252e%252f${file}-160.webp`],
])('answers 404 to %s', async (_what, name) => {
  const { file } = await stored(await drawn(300).png().toBuffer())
  const app = new Hono().get('/obrazki/*', servePictures(folder))
  expect((await app.request(`/obrazki/${name(file)}`)).status).toBe(404)
})
