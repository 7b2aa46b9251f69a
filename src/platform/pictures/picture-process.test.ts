import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureProcess } from './picture-process.ts'

const megabyte = 1024 * 1024
const drawn = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: '#2f4f4a' } })
const small = () => drawn(30, 20).png().toBuffer()

const usual = { mostMemory: 600 * megabyte, patience: 20_000 }

test('a tiny AVIF that declares 59 megapixels is refused by its header, before it takes memory', async () => {
  const bomb = await drawn(7_700).avif({ effort: 0, quality: 20 }).toBuffer()
  expect(bomb.length).toBeLessThan(2_000)
  const pictures = new PictureProcess()
  const answers = await Promise.all([pictures.inspect(bomb), pictures.variant(async () => bomb, 1280, 'webp')])
  expect(answers).toEqual(Array(2).fill({ ok: false, problem: 'too-many-pixels' }))
  expect(pictures.peakMemory).toBeLessThan(150 * megabyte)
})

test('a picture that exceeds the memory limit ends its process, and another process decodes the next one', async () => {
  const heavy = await drawn(3_500).avif({ effort: 0 }).toBuffer()
  const pictures = new PictureProcess({ ...usual, mostMemory: 200 * megabyte })
  const answers = await Promise.all([pictures.inspect(heavy), pictures.inspect(await small())])
  expect(answers).toEqual([
    { ok: false, problem: 'too-much-memory' },
    { ok: true, value: { width: 30, height: 20, colour: '#2f4f4a' } },
  ])
})

test('a picture that takes too long is aborted', async () => {
  const noisy = await sharp({
    create: { width: 800, height: 800, channels: 3, background: '#fff', noise: { type: 'gaussian', sigma: 50 } },
  })
    .jpeg()
    .toBuffer()
  const pictures = new PictureProcess({ ...usual, patience: 5 })
  expect(await pictures.variant(async () => noisy, 1280, 'avif')).toEqual({ ok: false, problem: 'too-slow' })
})

test('an unreadable file does not block the next one', async () => {
  const pictures = new PictureProcess()
  const missing = pictures.variant(() => Promise.reject(new Error('gone')), 160, 'webp')
  await expect(missing).rejects.toThrow('gone')
  expect(await pictures.inspect(await small())).toMatchObject({ ok: true })
})
