import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { type LineOptions, sameLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, type Refusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { canBeBought, clampQuantity, quantityMessage, quantityRange } from '#features/offers/rules/quantity.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { quantityTexts } from '#features/offers/texts/buy.ts'
import { ceilToStep, type Decimal, maxDecimal, minDecimal } from '#shared/decimal.ts'
import { accusative } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { findPointsRefusal } from './basket.ts'

/**
 * Changes any number of lines at once within all bounds: each quantity is rounded (A5.1) and fitted to the range that the other lines leave
 * (A5.2, A5.3); lines of the same products that fall below a minimum are raised. A refused line is unchanged.
 * @param points the client's balance; null for a guest
 * @param offers of all sizes of the products that change, by size id
 */
export function changeLines(
  lines: Line[],
  wanted: RequestedChange[],
  offers: Map<number, SizeOffer>,
  points: number | null = null,
): { lines: Line[]; changes: LineChange[] } {
  const targets = targetsOf(lines, wanted)
  const priced = (line: Line) => ({ ...line, offer: getLineOffer(offers, line) ?? { unitPoints: 0 } })
  const payable = (change: LineChange, target: Target, others: Line[]): LineChange => {
    if (change.refusal || change.quantity === 0n) return change
    const paid = { ...target, quantity: change.quantity }
    const refusal = findPointsRefusal(paid, [paid, ...others.map(priced)], points)
    return refusal ? { ...change, quantity: change.before, alert: null, refusal } : change
  }
  let decided = lines.filter((line) => !targets.some((target) => sameLine(line, target)))
  const changes: LineChange[] = []
  for (const [index, target] of targets.entries()) {
    const others = [...decided, ...targets.slice(index + 1)]
    const change = payable(decide(target, decided, targets.slice(index + 1)), target, others)
    changes.push(change)
    if (change.quantity > 0n) decided = [...decided, { ...target, quantity: change.quantity }]
  }
  return raiseToMinimum(decided, changes, offers)
}

interface Target extends Line {
  offer: SizeOffer
  stored: Decimal
  /** Another quantity than requested. */
  rounded: boolean
}

function targetsOf(lines: Line[], wanted: RequestedChange[]): Target[] {
  const targets: Target[] = []
  for (const { offer, additional, options, how, quantity } of wanted) {
    const line = { productId: offer.product.id, sizeId: offer.size.id, additional, options }
    let target = targets.find((target) => sameLine(target, line))
    if (!target) {
      const stored = lines.find((stored) => sameLine(stored, line))?.quantity ?? 0n
      target = { ...line, offer, stored, quantity: stored, rounded: false }
      targets.push(target)
    }
    const rounded = ceilToStep(quantity, offer.bounds.step)
    target.quantity = newQuantity[how](target.quantity, rounded)
    target.rounded ||= rounded !== quantity
  }
  return targets
}

const newQuantity: Record<RequestedChange['how'], (stored: Decimal, quantity: Decimal) => Decimal> = {
  add: (stored, quantity) => stored + quantity,
  set: (_stored, quantity) => quantity,
  take: (stored, quantity) => maxDecimal(stored - quantity, 0n),
}

function decide(target: Target, decided: Line[], pending: Target[]): LineChange {
  const { sizeId, additional, options, offer, stored } = target
  const answer = { sizeId, additional, options, quantity: stored, before: stored, alert: null, refusal: null }
  if (target.quantity === 0n) return { ...answer, quantity: 0n }
  const notSold = findSaleRefusal(offer)
  if (notSold) return { ...answer, refusal: notSold }
  const { maximum } = remainingLimits(offer.bounds, target, [...decided, ...pending.map(reserveMinimum)])
  const { minimum } = remainingLimits(offer.bounds, target, [...decided, ...pending])
  const limits = { step: offer.bounds.step, minimum, maximum }
  if (!canBeBought(limits) || (stored === maximum && target.quantity > stored))
    return { ...answer, refusal: maximumRefusal(target) }
  const { quantity, alert } = clampQuantity(target.quantity, limits, offer.unit)
  const roundedUp = target.rounded ? quantityMessage(basketTexts.rounded, quantity, offer.unit) : null
  return { ...answer, quantity, alert: alert ?? roundedUp }
}

/** The quantity reserved for a line that is decided later, so that earlier lines do not take it. */
function reserveMinimum(target: Target): Line {
  const { stored, offer } = target
  if (target.quantity === 0n) return target
  if (findSaleRefusal(offer)) return { ...target, quantity: stored }
  return { ...target, quantity: minDecimal(stored, maxDecimal(target.quantity, quantityRange(offer.bounds).minimum)) }
}

function maximumRefusal({ offer, ...line }: Target): Refusal {
  const { maximum } = remainingLimits(offer.bounds, line, [])
  return { code: 'maximum', message: quantityMessage(quantityTexts.maximum, maximum ?? 0n, accusative(offer.unit)) }
}

/** A requested change of a quantity: add, set or take. A line with none left is removed. */
export interface RequestedChange {
  /** With the line's options applied. */
  offer: SizeOffer
  additional: string
  options: LineOptions
  how: 'add' | 'set' | 'take'
  quantity: Decimal
  /** Null: unchanged. */
  comment: string | null
}

/** The change of one line. `quantity` is the current one, `before` the previous one; 0 when it is not in the basket. */
export interface LineChange {
  sizeId: number
  additional: string
  options: LineOptions
  quantity: Decimal
  before: Decimal
  /** Ordered in another quantity than requested. */
  alert: Refusal['message'] | null
  refusal: Refusal | null
}

/** The identity of a line. */
export type LineKey = Pick<Line, 'sizeId' | 'additional' | 'options'>

/** Whether two lines are the same: one size with one additional text and the same options. */
export function sameLine(a: LineKey, b: LineKey): boolean {
  return a.sizeId === b.sizeId && a.additional === b.additional && sameLineOptions(a.options, b.options)
}

export function toLineKey({ offer, additional, options }: RequestedChange): LineKey {
  return { sizeId: offer.size.id, additional, options }
}

/** Raises lines that no longer reach a minimum together with others (A5.2), and adds these changes to the others. */
function raiseToMinimum(
  lines: Line[],
  changes: LineChange[],
  offers: Map<number, SizeOffer>,
): { lines: Line[]; changes: LineChange[] } {
  const raised = [...lines]
  const all = [...changes]
  for (const [index, line] of lines.entries()) {
    const offer = getLineOffer(offers, line)
    if (!offer || findSaleRefusal(offer)) continue
    const limits = remainingLimits(offer.bounds, line, raised.toSpliced(index, 1))
    if (line.quantity >= limits.minimum || !canBeBought(limits)) continue
    const { quantity, alert } = clampQuantity(line.quantity, limits, offer.unit)
    raised[index] = { ...line, quantity }
    const known = all.findIndex((change) => sameLine(change, line))
    const before = all[known]?.before ?? line.quantity
    const { sizeId, additional, options } = line
    const change = { sizeId, additional, options, quantity, before, alert, refusal: null }
    if (known >= 0) all[known] = change
    else all.push(change)
  }
  return { lines: raised, changes: all }
}

/** Maximum number of lines in one basket, and in one request. */
export const maxLines = 500

export function tooManyLines(): Refusal {
  return refusal('too_many_lines', basketTexts.tooManyLines, { count: maxLines })
}

/** Whether a change adds lines above the maximum; a basket that is already above it may still be changed. */
export function exceedsMaxLines(before: unknown[], after: unknown[]): boolean {
  return after.length > Math.max(maxLines, before.length)
}

/** The lines that fit into a basket: those that it already has, and new ones up to the maximum. */
export function limitLines<Brought extends LineKey>(stored: LineKey[], brought: Brought[]): Brought[] {
  const isStored = (line: Brought) => stored.some((other) => sameLine(line, other))
  const added = brought.filter((line) => !isStored(line)).slice(0, Math.max(0, maxLines - stored.length))
  return brought.filter((line) => isStored(line) || added.includes(line))
}
