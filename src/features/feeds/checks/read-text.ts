import { ownValue } from '#shared/own-value.ts'

/** A description as HTML: what has no tags in it becomes paragraphs. */
export function paragraphs(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '' || /<[a-z!/]/i.test(trimmed)) return trimmed
  return trimmed
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('<', '&lt;')}</p>`)
    .join('')
}

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

/** Text without tags and with the entities that Polish shops write, for where no HTML is shown. */
export function plainText(html: string): string {
  return decodeEntities(html.replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()
}

export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{2,6})|(\w+));/g, (entity, code, name) => {
    const point = code ? Number(code) : ownValue(entities, name)
    return point && point < 0x110000 ? String.fromCodePoint(point) : entity
  })
}

/** A code of 8 to 14 digits, or null. */
export function readEan(text: string): string | null {
  return /^\d{8,14}$/.test(text) ? text : null
}

export function isWebAddress(text: string): boolean {
  return text.length <= 2_000 && /^https?:\/\/[^\s"<>]+$/.test(text)
}
