import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PictureProcess } from './picture-process.ts'

const megabyte = 1024 * 1024
const drawn = (width: number) => sharp({ create: { width, height: width, channels: 3, background: '#2f4f4a' } })

test('the heaviest allowed pictures, two at once, take less than 700 MB', async () => {
  const avif = await drawn(3_500).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }).toBuffer()
  const png = await drawn(7_700).png({ progressive: true }).toBuffer()
  const pictures = new PictureProcess()
  const answers = await Promise.all([
    pictures.inspect(avif),
    pictures.variant(async () => avif, 1280, 'avif'),
    pictures.inspect(png),
    pictures.variant(async () => png, 1280, 'webp'),
  ])
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true])
  expect(pictures.peakMemory).toBeLessThan(700 * megabyte)
})
