import { ownValue } from './own-value.ts'

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
    const point = code ? Number(code) : ownValue(entities, name)
    return point && point < 0x110000 ? String.fromCodePoint(point) : entity
  })
}
