import { expect, test } from 'vitest'
import { decodeText, UnknownEncoding } from './decode-text.ts'

async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < bytes.length; from += size) yield bytes.subarray(from, from + size)
}

async function decode(bytes: Uint8Array, size = 3): Promise<string> {
  let text = ''
  for await (const part of decodeText(inPieces(bytes, size))) text += part
  return text
}

const latin2 = Buffer.from([0xbf, 0xf3, 0xb3, 0xe6]) // żółć
const windows1250 = Buffer.from([0xbf, 0xf3, 0xb3, 0xe6, 0x20, 0x9c, 0xb9]) // żółć śą

test.each([
  ['UTF-8', Buffer.from('zażółć gęślą'), 'zażółć gęślą'],
  ['UTF-8 with a mark', Buffer.from('\ufeffzażółć'), 'zażółć'],
  ['UTF-16', Buffer.from('\ufeffżółć', 'utf16le'), 'żółć'],
  ['undeclared windows-1250', windows1250, 'żółć śą'],
])('decodes %s, cut anywhere', async (_what, bytes, text) => {
  for (const size of [1, 2, 5, 100]) expect(await decode(bytes, size)).toBe(text)
})

test.each([
  ['ISO-8859-2', latin2, 'żółć'],
  ['windows-1250', windows1250, 'żółć śą'],
])('decodes by the XML declaration: %s', async (encoding, bytes, text) => {
  const declaration = `<?xml version="1.0" encoding="${encoding}"?>`
  expect(await decode(Buffer.concat([Buffer.from(declaration), bytes]))).toBe(declaration + text)
})

test('invalid UTF-8 overrides a declaration of UTF-8', async () => {
  const declaration = '<?xml version="1.0" encoding="utf-8"?>'
  expect(await decode(Buffer.concat([Buffer.from(declaration), windows1250]))).toBe(`${declaration}żółć śą`)
})

test('a character split at the end of the sample does not make it windows-1250', async () => {
  const text = `${'a'.repeat(65_535)}ż`
  expect(await decode(Buffer.from(text), 65_536)).toBe(text)
})

test('refuses an unknown encoding', async () => {
  await expect(decode(Buffer.from('<?xml version="1.0" encoding="klingon"?><a/>'))).rejects.toThrow(UnknownEncoding)
})

test('closes the source when the reader stops early', async () => {
  let isOpen = true
  async function* bytes(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield Buffer.alloc(65_536, 'a')
    } finally {
      isOpen = false
    }
  }
  for await (const _ of decodeText(bytes())) break
  expect(isOpen).toBe(false)
})
