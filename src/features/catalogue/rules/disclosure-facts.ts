import { say, type TextOverrides } from '#shared/text.ts'
import type { Operator, Warranty } from '../checks/disclosure.ts'
import { detailsTexts } from '../texts/details.ts'
import { isInUnion } from './safety.ts'

/** A named fact, of one or more lines. */
export interface Fact {
  name: string
  lines: FactLine[]
}

export interface FactLine {
  text: string
  href?: string
}

interface SafetyTold {
  product: { id: number; name: string }
  sizes: { code: string | null; ean: string | null }[]
  manufacturer: Operator | null
  responsible: Operator | null
  warnings: string
}

/**
 * What an offer must tell of safety: manufacturer, whoever answers for it in the Union when it is outside, by what the product is known, warnings
 * (Regulation (EU) 2023/988, art. 19). While nothing is told of the manufacturer, warnings alone: they protect all the same.
 */
export function safetyFacts(told: SafetyTold, countryName: (code: string) => string, words: TextOverrides): Fact[] {
  const { product, sizes, manufacturer, responsible, warnings } = told
  const warned = warnings ? [{ name: say(detailsTexts.warnings, {}, words), lines: linesOf(warnings) }] : []
  if (!manufacturer) return warned
  const [only] = sizes.length === 1 ? sizes : []
  return [
    { name: say(detailsTexts.manufacturer, {}, words), lines: operatorLines(manufacturer, countryName) },
    ...(responsible && !isInUnion(manufacturer.country)
      ? [{ name: say(detailsTexts.responsible, {}, words), lines: operatorLines(responsible, countryName) }]
      : []),
    {
      name: say(detailsTexts.identification, {}, words),
      lines: [
        { text: product.name },
        { text: say(detailsTexts.number, { id: product.id }, words) },
        ...(only?.code ? [{ text: say(detailsTexts.code, { code: only.code }, words) }] : []),
        ...(only?.ean ? [{ text: say(detailsTexts.ean, { ean: only.ean }, words) }] : []),
      ],
    },
    ...warned,
  ]
}

function operatorLines(
  { name, address, country, contact }: Operator,
  countryName: (code: string) => string,
): FactLine[] {
  const href = contact.includes('@') ? `mailto:${contact}` : contact
  return [{ text: name }, { text: `${address}, ${countryName(country)}` }, { text: contact, href }]
}

interface Guarantor {
  name: string
  address: string
}

/** Who promises what for how long, and what the law gives besides (ustawa o prawach konsumenta, art. 43a–43g). */
export function warrantyFacts(
  { kind, months, text, name }: Warranty,
  { seller, manufacturer }: { seller: Guarantor; manufacturer: Guarantor | null },
  words: TextOverrides,
): Fact[] {
  const guarantor = kind === 'seller' ? seller : manufacturer
  const time = months && say(detailsTexts.months, { count: months }, words)
  return [
    {
      name,
      lines: [
        ...(guarantor ? [{ text: say(detailsTexts.guarantor, { ...guarantor }, words) }] : []),
        ...(time ? [{ text: say(detailsTexts.sinceDelivery, { time }, words) }] : []),
      ],
    },
    ...(text ? [{ name: say(detailsTexts.covered, {}, words), lines: linesOf(text) }] : []),
    {
      name: say(detailsTexts.statutory, {}, words),
      lines: [{ text: say(detailsTexts.statutoryText, {}, words) }],
    },
  ]
}

/** The lines of a plain text. */
function linesOf(text: string): FactLine[] {
  return text.split('\n').flatMap((line) => (line.trim() ? { text: line.trim() } : []))
}
