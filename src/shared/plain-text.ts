import { ownProperty } from './own-property.ts'

/** Code points by the entity names that Polish shops use. */
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

/** Returns the text of HTML on one line, without tags and with decoded entities, for plain-text output. */
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

/** Enough HTML for an excerpt, unless it begins with a page full of tags. */
const maxHtmlLength = 20_000

/** Returns the beginning of a text without markup, cut at a word, for descriptions of at most `length` characters. */
export function excerpt(html: string, length = 155): string {
  const text = plainText(html.length > maxHtmlLength ? html.slice(0, maxHtmlLength).replace(/<[^<>]*$/, '') : html)
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length - 30))}…`
}

/**
 * Characters that move a cursor, begin a terminal command, or change the writing direction: control characters except line
 * breaks and tabs, and the embeddings, overrides and isolates of the bidirectional algorithm (CVE-2021-42574).
 */
const control = /\r(?!\n)|(?![\t\n\r])\p{Cc}|[\u202a-\u202e\u2066-\u2069]/gu

/** Returns the text with control characters escaped as in JSON: '\u001b'. JSON stays valid, with the same meaning. */
export function escapeControls(text: string): string {
  return text.replace(control, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/**
 * Returns the text without control characters; every line break is a
 * .
 */
export function stripControls(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(control, '')
}

/** Returns a text that a database accepts: NUL becomes U+FFFD, the replacement character. */
export function replaceNul(text: string): string {
  return text.replaceAll('\0', '\uFFFD')
}

const dot = /[.。．｡․﹒](?=[\p{L}\p{M}\p{N}\p{Cf}])/gu // browsers and mail programs treat all of these as the dot of a host
/** A standalone date or decimal: 12.05.2020, 2.5. Four numbers are an IPv4 address. */
const number =
  /(?<![\p{L}\p{M}\p{N}\p{Cf}\p{Pc}\p{Pd}.。．｡․﹒@＠﹫])\d+(?:\.\d+){1,2}(?![.。．｡․﹒]?[\p{L}\p{M}\p{N}\p{Cf}])/u
const numberOrDot = new RegExp(`${number.source}|${dot.source}`, 'gu')
const colon = /:(?=[^\s\d])|(?<!\d):(?=\d)/gu // except in 16:30
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

/** 'Kubek Ania 300 ml' → 'kubek-ania-300-ml': Polish letters folded, everything else a hyphen, at most 80 characters. */
export function slugOf(text: string): string {
  const slug = foldPolish(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replace(/^-+|-+$/g, '')
  return slug || 'x'
}

/** Returns lower case without diacritics: 'Żółta Łódź' → 'zolta lodz'. */
export function foldPolish(text: string): string {
  return normalizeUnicode(text.toLowerCase().replaceAll('ł', 'l'), 'NFD').replace(/\p{Mn}/gu, '')
}

/**
 * The limit of consecutive marks in the Stream-Safe Text Format (UAX #15, section 13). No language needs more than a handful.
 */
const excessMarks = /(\p{M}{30})\p{M}+/gu

/**
 * Returns the text in a Unicode normalization form, in linear time: `normalize` sorts consecutive combining marks by insertion,
 * so that half a megabyte of them would take a minute. Marks beyond the thirtieth of one letter are dropped.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD'): string {
  return text.replace(excessMarks, '$1').normalize(form)
}
