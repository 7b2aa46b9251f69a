import { sheetText } from '#shared/sheet-text.ts'

/** Text as XML may hold it: marks escaped, and without the characters that it cannot hold at all (XML 1.0, 2.2). */
export function xmlText(text: string): string {
  return writable(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A field of CSV (RFC 4180), always in quotes, and no formula. */
export function csvField(text: string): string {
  const plain = writable(text).replace(/\s+/g, ' ')
  return `"${sheetText(plain).replaceAll('"', '""')}"`
}

/** Without what no XML can hold. */
export function writable(text: string): string {
  return text.toWellFormed().replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '')
}

/** At most so many characters, cut at a word where there is one near the end. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text
    .slice(0, most - 1)
    .toWellFormed()
    .replace(/\ufffd$/, '')
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`
}
