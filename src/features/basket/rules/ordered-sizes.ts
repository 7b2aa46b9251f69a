import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import type { Decimal } from '#shared/decimal.ts'
import type { BasketLine } from './basket.ts'

/** The sizes of the goods with the chosen sizes of a bundle's parts, and the delay by a configuration: what the day of despatch depends on. */
export function orderedSizes(
  lines: Pick<BasketLine, 'sizeId' | 'quantity' | 'options' | 'offer'>[],
): { sizeId: number; quantity: Decimal; partIds?: number[]; delayDays?: number }[] {
  return lines.map(({ sizeId, quantity, options, offer }) => {
    const checked = checkConfiguration(offer.configurator, options.configuration)
    return {
      sizeId,
      quantity,
      ...(options.parts.length > 0 && { partIds: options.parts }),
      ...(checked.ok && checked.value.delayDays > 0 && { delayDays: checked.value.delayDays }),
    }
  })
}
