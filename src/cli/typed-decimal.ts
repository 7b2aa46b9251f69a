import { type Decimal, parseDecimal } from '#shared/decimal.ts'

/** '12,5' or '12.5' as it was typed; null when it is no number from 0. */
export function typedDecimal(text: string): Decimal | null {
  const number = parseDecimal(text.replace(',', '.'))
  return number === null || number < 0n ? null : number
}
