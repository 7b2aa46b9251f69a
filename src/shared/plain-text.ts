import { ownProperty } from './own-property.ts'

/** Code points by the names that Polish shops write. */
const entities: Record<string, number> = {
  ...{
    amp: 38,
    lt: 60,
    gt: 62,
    quot: 34,
    apos: 39,
    nbsp: 160,
    laquo: 171,
    deg: 176,
    sup2: 178,
    raquo: 187,
    Oacute: 211,
  },
  ...{ times: 215, oacute: 243, ndash: 8211, mdash: 8212, ldquo: 8220, rdquo: 8221, bdquo: 8222, hellip: 8230 },
}

/** The words of HTML on one line, without tags and with the entities that Polish shops write, for where no HTML is shown. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^<>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,6})|(\w+));/g, (entity, code, name) => {
    const point = code ? Number(code) : ownProperty(entities, name)
    return point && point < 0x110000 ? String.fromCodePoint(point) : entity
  })
}

/** Enough of HTML to have the characters of an excerpt in it, unless it begins with a page full of tags. */
const maxHtmlLength = 20_000

/** The beginning of a text without markup, cut at a word, for descriptions of at most `length` characters. */
export function excerpt(html: string, length = 155): string {
  const text = plainText(html.length > maxHtmlLength ? html.slice(0, maxHtmlLength).replace(/<[^<>]*$/, '') : html)
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30))}…`
}

/**
 * What moves a cursor, begins a command of a terminal, or turns the direction of writing: control characters but for line breaks and
 * tabs, and the embeddings, overrides and isolates of the bidirectional algorithm (CVE-2021-42574).
 */
const control = /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** The text with each of them written out, as JSON writes them: '\u001b'. What was JSON still is, and means the same. */
export function escapeControls(text: string): string {
  return text.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** The text without them; every line break is a \n. */
export function stripControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(control, '')
}

/** A text as a database takes it: NUL becomes U+FFFD, the character for what cannot be read. */
export function replaceNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

const dot = /[.。．｡․﹒](?=[\p{L}\p{M}\p{N}\p{Cf}])/gu // browsers and mail programs read all of these as the dot of a host
/** A date or a measure that stands by itself: 12.05.2020, 2.5. Four numbers are an address of IPv4. */
const number =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}\p{Pc}\p{Pd}.。．｡․﹒@＠﹫])\d+(?:\.\d+){1,2}(?![.。．｡․﹒]?[\p{L}\p{M}\p{N}\p{Cf}])/u
const numberOrDot = new RegExp(`${number.source}|${dot.source}`, 'gu')
const colon = /:(?=[^\s\d])|(?<!\d):(?=\d)/gu // but not that of 16:30
const slashes = /\/(?=\/)/gu
const at = / ?([@＠﹫]) ?/gu

/**
 * The text with a space inside everything that a mail program would make a link of: 'spam.example' becomes 'spam. example'. Mail
 * programs link any text that looks like a host, an address or a scheme, in HTML and plain text alike; a space stops all of them and
 * is seen, and 'ul.Długa' still reads well. Dates and decimals stay whole: what is engraved is made from the mail.
 */
export function defangLinks(text: string): string {
  return text
    .replace(numberOrDot, (found) => (found.length > 1 ? found : `${found} `))
    .replace(colon, '$& ')
    .replace(slashes, '/ ')
    .replace(at, ' $1 ')
}
