import { type TextOverrides, translate } from '#shared/text.ts'
import type { Operator, Warranty } from '../checks/disclosure.ts'
import { detailsTexts } from '../texts.ts'

/** A fact with a name and one or more lines. */
export interface Fact {
  name: string
  lines: FactLine[]
}

export interface FactLine {
  text: string
  href?: string
}

interface SafetyInformation {
  product: { id: number; name: string }
  sizes: { code: string | null; ean: string | null }[]
  manufacturer: Operator | null
  responsible: Operator | null
  warnings: string
}

/**
 * The safety data that an offer must show: the manufacturer, the responsible person in the Union when it is outside, what identifies the product, and
 * warnings (Regulation (EU) 2023/988, art. 19). Without a manufacturer, only the warnings: they still protect.
 */
export function safetyFacts(
  safety: SafetyInformation,
  countryName: (code: string) => string,
  textOverrides: TextOverrides,
): Fact[] {
  const { product, sizes, manufacturer, responsible, warnings } = safety
  const warned = warnings
    ? [{ name: translate(detailsTexts.warnings, {}, textOverrides), lines: linesOf(warnings) }]
    : []
  if (!manufacturer) return warned
  const [only] = sizes.length === 1 ? sizes : []
  return [
    { name: translate(detailsTexts.manufacturer, {}, textOverrides), lines: operatorLines(manufacturer, countryName) },
    ...(responsible && !isInEea(manufacturer.country)
      ? [
          {
            name: translate(detailsTexts.responsible, {}, textOverrides),
            lines: operatorLines(responsible, countryName),
          },
        ]
      : []),
    {
      name: translate(detailsTexts.identification, {}, textOverrides),
      lines: [
        { text: product.name },
        { text: translate(detailsTexts.number, { id: product.id }, textOverrides) },
        ...(only?.code ? [{ text: translate(detailsTexts.code, { code: only.code }, textOverrides) }] : []),
        ...(only?.ean ? [{ text: translate(detailsTexts.ean, { ean: only.ean }, textOverrides) }] : []),
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

/** The guarantor, period and text of a warranty, and the statutory rights besides (ustawa o prawach konsumenta, art. 43a–43g). */
export function warrantyFacts(
  { kind, months, text, name }: Warranty,
  { seller, manufacturer }: { seller: Guarantor; manufacturer: Guarantor | null },
  textOverrides: TextOverrides,
): Fact[] {
  const guarantor = kind === 'seller' ? seller : manufacturer
  const time = months && translate(detailsTexts.months, { count: months }, textOverrides)
  return [
    {
      name,
      lines: [
        ...(guarantor ? [{ text: translate(detailsTexts.guarantor, { ...guarantor }, textOverrides) }] : []),
        ...(time ? [{ text: translate(detailsTexts.sinceDelivery, { time }, textOverrides) }] : []),
      ],
    },
    ...(text ? [{ name: translate(detailsTexts.covered, {}, textOverrides), lines: linesOf(text) }] : []),
    {
      name: translate(detailsTexts.statutory, {}, textOverrides),
      lines: [{ text: translate(detailsTexts.statutoryText, {}, textOverrides) }],
    },
  ]
}

/** The lines of a plain text. */
function linesOf(text: string): FactLine[] {
  return text.split('\n').flatMap((line) => (line.trim() ? { text: line.trim() } : []))
}

/** The European Union with Iceland, Liechtenstein and Norway, where the regulation applies as well (ISO 3166-1). */
const eeaCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** The missing data that Regulation (EU) 2023/988, art. 19 requires; null: none. */
export type SafetyGap = 'manufacturer' | 'responsible'

/** Required are the manufacturer and, when it is not in the Union, the responsible person there. */
export function safetyGap(safety: {
  manufacturer: Pick<Operator, 'country'> | null
  responsible: Pick<Operator, 'country'> | null
}): SafetyGap | null {
  if (!safety.manufacturer) return 'manufacturer'
  if (isInEea(safety.manufacturer.country)) return null
  return safety.responsible && isInEea(safety.responsible.country) ? null : 'responsible'
}

function isInEea(country: string): boolean {
  return eeaCountries.has(country)
}
