import { tokensOf } from './tokens.ts'

const byName = new Intl.Collator('pl', { numeric: true })

/** Puts names as people count: '2 cm' before '10 cm', '70 ml' before '1 l'; measures before everything else, lengths apart from weights. */
export function byNaturalOrder(one: string, other: string): number {
  const [measure, otherMeasure] = [measureOf(one), measureOf(other)]
  if (measure === null || otherMeasure === null)
    return Number(measure === null) - Number(otherMeasure === null) || byName.compare(one, other)
  return (
    byName.compare(measure.unit, otherMeasure.unit) ||
    measure.amount - otherMeasure.amount ||
    byName.compare(one, other)
  )
}

/** In the smallest of its units; null: the name is no measure, or more than one. */
function measureOf(name: string): { amount: number; unit: string } | null {
  if (!/^\d/.test(name)) return null
  const [token, ...others] = tokensOf(name)
  if (token?.kind !== 'measure' || others.length > 0) return null
  const [, amount = '', unit = ''] = /^([\d.]+)(.*)$/.exec(token.lexeme) ?? []
  return { amount: Number(amount), unit }
}
