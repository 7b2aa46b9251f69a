import type { Decimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'

/** A quantity of a line of an order, by the line's position. */
export interface LineQuantity {
  position: number
  quantity: Decimal
}

export interface Parcel {
  trackingNumber: string
  /** The courier's page of the parcel; '' where there is none. */
  trackingUrl: string
}

/** What left at once. */
export interface Shipment {
  id: number
  at: Date
  courierName: string
  lines: LineQuantity[]
  parcels: Parcel[]
}

export type ShipmentRefusal =
  /** Everything has left. */
  | { reason: 'nothing-left' }
  | { reason: 'unknown-line'; position: number }
  /** More than the order still holds of the line. */
  | { reason: 'too-many'; position: number; left: Decimal }

/** What of an order has not left yet. */
export function remainingLines(ordered: LineQuantity[], shipments: Pick<Shipment, 'lines'>[]): LineQuantity[] {
  const sent = new Map<number, Decimal>()
  for (const { position, quantity } of shipments.flatMap(({ lines }) => lines))
    sent.set(position, (sent.get(position) ?? 0n) + quantity)
  return ordered
    .map(({ position, quantity }) => ({ position, quantity: quantity - (sent.get(position) ?? 0n) }))
    .filter(({ quantity }) => quantity > 0n)
}

/**
 * The lines of a new shipment.
 * @param wanted null: all that is left; a quantity of null: all that is left of the line
 */
export function chooseLines(
  wanted: { position: number; quantity: Decimal | null }[] | null,
  remaining: LineQuantity[],
): Result<LineQuantity[], ShipmentRefusal> {
  if (remaining.length === 0) return refused({ reason: 'nothing-left' })
  if (!wanted) return done(remaining)
  const chosen: LineQuantity[] = []
  for (const { position, quantity } of wanted) {
    const left = remaining.find((line) => line.position === position)
    if (!left || chosen.some((line) => line.position === position)) return refused({ reason: 'unknown-line', position })
    if (quantity !== null && quantity > left.quantity)
      return refused({ reason: 'too-many', position, left: left.quantity })
    chosen.push({ position, quantity: quantity ?? left.quantity })
  }
  return chosen.length > 0 ? done(chosen) : refused({ reason: 'nothing-left' })
}

/** The courier's page of a parcel: the template with its number; '' without a template. */
export function trackingUrl(template: string, trackingNumber: string): string {
  return template.replace('{number}', encodeURIComponent(trackingNumber))
}
