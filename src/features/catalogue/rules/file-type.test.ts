import { expect, test } from 'vitest'
import { fileDescription, fileType } from './file-type.ts'

test.each([
  ['film.mp4', 'video', 'video/mp4'],
  ['dźwięk.WAV', 'audio', 'audio/wav'],
  ['zdjęcie.jpeg', 'picture', 'image/jpeg'],
  ['karta.pdf', 'document', 'application/pdf'],
  ['strona.html', 'document', 'application/octet-stream'],
  ['rysunek.svg', 'document', 'application/octet-stream'],
  ['bez-konca', 'document', 'application/octet-stream'],
])('B2.25 %s is a %s, sent as %s', (name, kind, mediaType) => {
  expect(fileType(name)).toEqual({ kind, mediaType })
})

test.each([
  ['karta.pdf', 34_400, 'PDF, 34\u00a0kB'],
  ['karta.pdf', 999, 'PDF, 999\u00a0B'],
  ['film.mp4', 999_600, 'MP4, 1\u00a0MB'],
  ['film.mp4', 12_340_000, 'MP4, 12,3\u00a0MB'],
  ['plik', 1_500, '2\u00a0kB'],
])('B2.25 %s of %i bytes is shown as %s', (name, bytes, words) => {
  expect(fileDescription(name, bytes)).toBe(words)
})
