import { divideHalfUp, one } from '#shared/decimal.ts'
import type { Amount, ContentUnit, PriceFacts } from './price-facts.ts'
import { amountOf } from './tiers.ts'

/** What one kilogram, litre, metre … of the contents costs. */
export interface UnitPrice extends Amount {
  unit: ContentUnit
}

/** The unit price that art. 4(1) of the Polish act on information about prices asks for, rounded half up; null when the contents are not known. */
export function unitPriceOf(gross: number, { content, vatPercent }: PriceFacts): UnitPrice | null {
  if (content === null) return null
  const each = Number(divideHalfUp(BigInt(gross) * one, content.quantity))
  return { ...amountOf(each, vatPercent), unit: content.unit }
}
