import { parseDecimal } from '#shared/decimal.ts'

/** Whether a text is a decimal above the least, and not above the most; both in millionths. */
export function isDecimalBetween(text: string, least: bigint, most: bigint): boolean {
  const value = parseDecimal(text)
  return value !== null && value > least && value <= most
}
