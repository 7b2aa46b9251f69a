import { fitQuantity, readTypedQuantity } from '#features/basket/rules/quantity.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { ownValue } from '#shared/own-value.ts'
import type { Message } from '#shared/text.ts'
import type { QuickAddData } from '../resources/quick-add.server.tsx'

type Bounds = Pick<QuickAddData, 'ranges' | 'unit'>

/** What will be ordered of a size instead of what was typed, by the rules of the server, and the alert that says so (A5.1–A5.3). */
export function fitTyped(
  typed: string,
  size: string,
  { ranges, unit }: Bounds,
): { text: string; alert: Message | null } {
  const bounds = ownValue(ranges, size)
  if (!bounds) return { text: typed, alert: null }
  const minimum = decimal(bounds.minimum)
  const maximum = bounds.maximum === null ? null : decimal(bounds.maximum)
  const asked = readTypedQuantity(typed) ?? minimum
  const { quantity, alert } = fitQuantity(asked, { step: decimal(bounds.step), minimum, maximum }, unit)
  return { text: decimalText(quantity), alert }
}
