import type { SizeQuantity } from '#features/catalogue/rules/product-quantity.ts'
import { type Decimal, decimal, decimalText } from '#shared/decimal.ts'
import type { OrderEvent } from './order-event.ts'
import type { LineQuantity } from './shipment.ts'

/** A line of an order with what it took from stock: nothing where stock is unlimited, the parts of a bundle. */
export interface LineTaken extends LineQuantity {
  taken: SizeQuantity[]
}

/** '1=2 3=0.5': lines and quantities, as an event stores them. */
export function restockedText(lines: LineQuantity[]): string {
  return lines.map(({ position, quantity }) => `${position}=${decimalText(quantity)}`).join(' ')
}

/** What has gone back to stock by these events of an order. */
export function restockedLines(events: Pick<OrderEvent, 'kind' | 'detail'>[]): LineQuantity[] {
  return events
    .filter(({ kind }) => kind === 'restocked')
    .flatMap(({ detail }) => `${detail.lines}`.split(' '))
    .map((line) => {
      const [position, quantity = '0'] = line.split('=')
      return { position: Number(position), quantity: decimal(quantity) }
    })
}

/** What these quantities of lines took from stock: of a bundle its parts. */
export function stockOfLines(lines: LineTaken[], chosen: LineQuantity[]): SizeQuantity[] {
  return chosen.flatMap(({ position, quantity: part }) => {
    const line = lines.find((line) => line.position === position)
    const share = (taken: Decimal) => (line ? (taken * part) / line.quantity : 0n)
    return (line?.taken ?? []).map(({ sizeId, quantity }) => ({ sizeId, quantity: share(quantity) }))
  })
}
