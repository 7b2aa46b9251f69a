import { type Decimal, decimalText, parseDecimal } from '#shared/decimal.ts'

/** A line as the shopper saw it when submitting the form; gross in minor units. */
export interface SeenLine {
  lineId: number
  quantity: Decimal
  gross: number
}

/** The order that the shopper agreed to: the lines, and the total with delivery. */
export interface SeenOrder {
  lines: SeenLine[]
  /** Gift and wrappings, written by `serializeSeenExtras`. */
  extras: string
  totalGross: number
  /** Code of the currency of the amounts. */
  currency: string
  termsVersion: number
  /** Of the words of the consents, by `consentsDigest`. */
  consents: string
}

/** The same order with the current data. */
export interface CurrentOrder {
  lines: (SeenLine & { name: string })[]
  extras: string
  totalGross: number
  termsVersion: number
  consents: string
}

export type OrderChange =
  | { kind: 'price' | 'quantity'; lineId: number; name: string; before: SeenLine; after: SeenLine }
  | { kind: 'added'; lineId: number; name: string }
  | { kind: 'removed' }
  /** Another gift or wrapping than the one seen, or none. */
  | { kind: 'extras' }
  /** The cost of delivery has changed. */
  | { kind: 'total'; before: number; after: number }
  /** Every amount has changed: the currency codes. */
  | { kind: 'currency'; before: string; after: string }
  | { kind: 'terms' | 'consents' }
  /** The buyer's own data, in another tab. */
  | { kind: 'data' }

/** The value of a line's hidden form field: '12:0.5:2500'. */
export function serializeSeenLine({ lineId, quantity, gross }: SeenLine): string {
  return `${lineId}:${decimalText(quantity)}:${gross}`
}

/** The value of the hidden form field for the extras: 'gift:1182 wrap:1207:12'. */
export function serializeSeenExtras(
  extras: { kind: string; lineId: number | null; offer: { size: { id: number } } }[],
): string {
  return extras
    .map(({ kind, lineId, offer }) => [kind, offer.size.id, lineId].filter((part) => part !== null).join(':'))
    .join(' ')
}

/** The value of the hidden form field for the sizes in the basket and in its bundles: '5 12 31'. */
export function serializeSeenSizes(sizes: { sizeId: number; partIds?: number[] }[]): string {
  return [...new Set(sizes.flatMap(({ sizeId, partIds = [] }) => [sizeId, ...partIds]))].join(' ')
}

const mostSeenSizes = 100

/** The sizes that `serializeSeenSizes` wrote. A form with others places the same order, only more slowly. */
export function parseSeenSizes(text = ''): { sizeId: number }[] {
  const ids = text.split(' ', mostSeenSizes).filter((id) => /^[1-9]\d{0,8}$/.test(id))
  return ids.map((id) => ({ sizeId: Number(id) }))
}

/** The line that `serializeSeenLine` wrote; null for any other text. */
export function parseSeenLine(text: string): SeenLine | null {
  const [, lineId, typed = '', gross] = /^(\d{1,15}):([\d.]{1,20}):(\d{1,15})$/.exec(text) ?? []
  const quantity = parseDecimal(typed)
  return quantity === null ? null : { lineId: Number(lineId), quantity, gross: Number(gross) }
}

/** The change of currency, if there is one. It changes every amount, so nothing else is compared. */
export function currencyChange(seen: SeenOrder, after: string): OrderChange[] {
  return seen.currency === after ? [] : [{ kind: 'currency', before: seen.currency, after }]
}

/** The other changes since the shopper opened the form; empty when the order is the one agreed to. */
export function orderChanges(seen: SeenOrder, present: CurrentOrder): OrderChange[] {
  const changes: OrderChange[] = present.lines.flatMap((line) => lineChange(seen.lines, line))
  const removed = seen.lines.filter(({ lineId }) => !present.lines.some((line) => line.lineId === lineId))
  changes.push(...removed.map((): OrderChange => ({ kind: 'removed' })))
  if (seen.extras !== present.extras) changes.push({ kind: 'extras' })
  if (changes.length === 0 && seen.totalGross !== present.totalGross)
    changes.push({ kind: 'total', before: seen.totalGross, after: present.totalGross })
  if (seen.termsVersion !== present.termsVersion) changes.push({ kind: 'terms' })
  if (seen.consents !== present.consents) changes.push({ kind: 'consents' })
  return changes
}

function lineChange(seen: SeenLine[], { name, ...after }: SeenLine & { name: string }): OrderChange[] {
  const { lineId } = after
  const before = seen.find((line) => line.lineId === lineId)
  if (!before) return [{ kind: 'added', lineId, name }]
  if (before.quantity !== after.quantity) return [{ kind: 'quantity', lineId, name, before, after }]
  return before.gross === after.gross ? [] : [{ kind: 'price', lineId, name, before, after }]
}
