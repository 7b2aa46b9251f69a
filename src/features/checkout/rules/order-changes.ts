import { type Decimal, decimalText, parseDecimal } from '#shared/decimal.ts'

/** A line as the shopper saw it when he pressed the button; gross in minor units. */
export interface SeenLine {
  lineId: number
  quantity: Decimal
  gross: number
}

/** All that the shopper agreed to: the lines, and the sum with delivery. */
export interface SeenOrder {
  lines: SeenLine[]
  /** Gift and wrappings, as `writeSeenExtras` wrote them. */
  extras: string
  totalGross: number
  /** Code of that in which the amounts are. */
  currency: string
  termsVersion: number
}

/** The same order as it stands now. */
export interface CurrentOrder {
  lines: (SeenLine & { name: string })[]
  extras: string
  totalGross: number
  termsVersion: number
}

export type OrderChange =
  | { kind: 'price' | 'quantity'; lineId: number; name: string; before: SeenLine; after: SeenLine }
  | { kind: 'added'; lineId: number; name: string }
  | { kind: 'removed' }
  /** Another gift or wrapping than was seen, or none. */
  | { kind: 'extras' }
  /** Delivery costs something else. */
  | { kind: 'total'; before: number; after: number }
  /** Every amount is another: codes. */
  | { kind: 'currency'; before: string; after: string }
  | { kind: 'terms' }

/** '12:0.5:2500': what a hidden field of the form says about a line. */
export function serializeSeenLine({ lineId, quantity, gross }: SeenLine): string {
  return `${lineId}:${decimalText(quantity)}:${gross}`
}

/** 'gift:1182 wrap:1207:12': what a hidden field says about what stands beside the lines. */
export function serializeSeenExtras(
  extras: { kind: string; lineId: number | null; offer: { size: { id: number } } }[],
): string {
  return extras
    .map(({ kind, lineId, offer }) => [kind, offer.size.id, lineId].filter((part) => part !== null).join(':'))
    .join(' ')
}

/** Reads what `writeSeenLine` wrote; null for anything else. */
export function parseSeenLine(text: string): SeenLine | null {
  const [, lineId, typed = '', gross] = /^(\d{1,15}):([\d.]{1,20}):(\d{1,15})$/.exec(text) ?? []
  const quantity = parseDecimal(typed)
  return quantity === null ? null : { lineId: Number(lineId), quantity, gross: Number(gross) }
}

/** Another currency makes every amount another: there is nothing else to compare. */
export function currencyChange(seen: SeenOrder, after: string): OrderChange[] {
  return seen.currency === after ? [] : [{ kind: 'currency', before: seen.currency, after }]
}

/** What else has changed since the shopper looked; nothing, when the order is what he agreed to. */
export function orderChanges(seen: SeenOrder, present: CurrentOrder): OrderChange[] {
  const changes: OrderChange[] = present.lines.flatMap((line) => lineChange(seen.lines, line))
  const removed = seen.lines.filter(({ lineId }) => !present.lines.some((line) => line.lineId === lineId))
  changes.push(...removed.map((): OrderChange => ({ kind: 'removed' })))
  if (seen.extras !== present.extras) changes.push({ kind: 'extras' })
  if (changes.length === 0 && seen.totalGross !== present.totalGross)
    changes.push({ kind: 'total', before: seen.totalGross, after: present.totalGross })
  if (seen.termsVersion !== present.termsVersion) changes.push({ kind: 'terms' })
  return changes
}

function lineChange(seen: SeenLine[], { name, ...after }: SeenLine & { name: string }): OrderChange[] {
  const { lineId } = after
  const before = seen.find((line) => line.lineId === lineId)
  if (!before) return [{ kind: 'added', lineId, name }]
  if (before.quantity !== after.quantity) return [{ kind: 'quantity', lineId, name, before, after }]
  return before.gross === after.gross ? [] : [{ kind: 'price', lineId, name, before, after }]
}
