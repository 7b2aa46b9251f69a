/**
 * What moves a cursor, begins a command of a terminal, or turns the direction of writing: control characters but for line breaks and
 * tabs, and the embeddings, overrides and isolates of the bidirectional algorithm (CVE-2021-42574).
 */
const control = /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** The text with each of them written out, as JSON writes them: '\u001b'. What was JSON still is, and means the same. */
export function printable(text: string): string {
  return text.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The text without them; every line break is a \n. */
export function withoutControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(control, '')
}
