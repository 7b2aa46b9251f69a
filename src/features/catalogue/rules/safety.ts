import type { Operator } from '../checks/disclosure.ts'

/** The European Union with Iceland, Liechtenstein and Norway, for which the regulation counts as well (ISO 3166-1). */
const union = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' '),
)

/** What an offer lacks that Regulation (EU) 2023/988, art. 19 asks for; null: nothing. */
export type SafetyGap = 'manufacturer' | 'responsible'

/** Who must be named is the manufacturer and, when it is not in the Union, whoever answers for it there. */
export function safetyGap(told: {
  manufacturer: Pick<Operator, 'country'> | null
  responsible: Pick<Operator, 'country'> | null
}): SafetyGap | null {
  if (!told.manufacturer) return 'manufacturer'
  if (isInUnion(told.manufacturer.country)) return null
  return told.responsible && isInUnion(told.responsible.country) ? null : 'responsible'
}

export function isInUnion(country: string): boolean {
  return union.has(country)
}
