import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { type LineOptions, sameLineOptions } from '#features/offers/rules/line-options.ts'
import { findSaleRefusal, type Refusal, refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { canBeBought, fitQuantity, quantityMessage, quantityRange } from '#features/offers/rules/quantity.ts'
import { type Line, remainingLimits } from '#features/offers/rules/remaining-limits.ts'
import { quantityTexts } from '#features/offers/texts/quantity.ts'
import { ceilToStep, type Decimal, maxDecimal, minDecimal } from '#shared/decimal.ts'
import { accusative } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { findPointsRefusal } from './basket.ts'

/**
 * Changes any number of lines at once and keeps all bounds: each quantity is rounded (A5.1) and brought into the range that the
 * lines before it leave (A5.2, A5.3); lines of the same products that fall below a minimum are raised. What is refused stays as it was.
 * @param points what the client has to spend; null of a visitor
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
  for (const [place, target] of targets.entries()) {
    const others = [...decided, ...targets.slice(place + 1)]
    const change = payable(decide(target, decided, targets.slice(place + 1)), target, others)
    changes.push(change)
    if (change.quantity > 0n) decided = [...decided, { ...target, quantity: change.quantity }]
  }
  return raiseToMinimum(decided, changes, offers)
}

interface Target extends Line {
  offer: SizeOffer
  held: Decimal
  /** Another quantity than what was asked for. */
  rounded: boolean
}

function targetsOf(lines: Line[], wanted: RequestedChange[]): Target[] {
  const targets: Target[] = []
  for (const { offer, additional, terms, how, quantity } of wanted) {
    const line = { productId: offer.product.id, sizeId: offer.size.id, additional, terms }
    let target = targets.find((target) => sameLine(target, line))
    if (!target) {
      const held = lines.find((held) => sameLine(held, line))?.quantity ?? 0n
      target = { ...line, offer, held, quantity: held, rounded: false }
      targets.push(target)
    }
    const rounded = ceilToStep(quantity, offer.bounds.step)
    target.quantity = newQuantity[how](target.quantity, rounded)
    target.rounded ||= rounded !== quantity
  }
  return targets
}

const newQuantity: Record<RequestedChange['how'], (held: Decimal, quantity: Decimal) => Decimal> = {
  add: (held, quantity) => held + quantity,
  set: (_held, quantity) => quantity,
  take: (held, quantity) => maxDecimal(held - quantity, 0n),
}

function decide(target: Target, decided: Line[], pending: Target[]): LineChange {
  const { sizeId, additional, terms, offer, held } = target
  const answer = { sizeId, additional, terms, quantity: held, before: held, alert: null, refusal: null }
  if (target.quantity === 0n) return { ...answer, quantity: 0n }
  const notSold = findSaleRefusal(offer)
  if (notSold) return { ...answer, refusal: notSold }
  const { maximum } = remainingLimits(offer.bounds, target, [...decided, ...pending.map(reserveMinimum)])
  const { minimum } = remainingLimits(offer.bounds, target, [...decided, ...pending])
  const room = { step: offer.bounds.step, minimum, maximum }
  if (!canBeBought(room) || (held === maximum && target.quantity > held))
    return { ...answer, refusal: maximumRefusal(target) }
  const { quantity, alert } = fitQuantity(target.quantity, room, offer.unit)
  const roundedUp = target.rounded ? quantityMessage(basketTexts.rounded, quantity, offer.unit) : null
  return { ...answer, quantity, alert: alert ?? roundedUp }
}

/** What a line that is decided later may keep of what it has, so that the lines before it do not take it away. */
function reserveMinimum(target: Target): Line {
  const { held, offer } = target
  if (target.quantity === 0n) return target
  if (findSaleRefusal(offer)) return { ...target, quantity: held }
  return { ...target, quantity: minDecimal(held, maxDecimal(target.quantity, quantityRange(offer.bounds).minimum)) }
}

function maximumRefusal({ offer, ...line }: Target): Refusal {
  const { maximum } = remainingLimits(offer.bounds, line, [])
  return { code: 'maximum', message: quantityMessage(quantityTexts.maximum, maximum ?? 0n, accusative(offer.unit)) }
}

/** A quantity that a line shall have: that many more, that many in all, or that many less. None left removes it. */
export interface RequestedChange {
  /** On these terms. */
  offer: SizeOffer
  additional: string
  terms: LineOptions
  how: 'add' | 'set' | 'take'
  quantity: Decimal
  /** Null: stays as it is. */
  comment: string | null
}

/** What became of one line. `quantity` is what it has now, `before` what it had; 0 when it is not in the basket. */
export interface LineChange {
  sizeId: number
  additional: string
  terms: LineOptions
  quantity: Decimal
  before: Decimal
  /** Ordered, but another quantity than asked for. */
  alert: Refusal['message'] | null
  refusal: Refusal | null
}

/** What tells lines apart. */
export type LineKey = Pick<Line, 'sizeId' | 'additional' | 'terms'>

/** One line of a basket is one size with one additional text, bought on the same terms. */
export function sameLine(a: LineKey, b: LineKey): boolean {
  return a.sizeId === b.sizeId && a.additional === b.additional && sameLineOptions(a.terms, b.terms)
}

export function toLineKey({ offer, additional, terms }: RequestedChange): LineKey {
  return { sizeId: offer.size.id, additional, terms }
}

/** Raises lines that others no longer fill a minimum with (A5.2), and tells of it beside what has become of lines already. */
function raiseToMinimum(
  lines: Line[],
  changes: LineChange[],
  offers: Map<number, SizeOffer>,
): { lines: Line[]; changes: LineChange[] } {
  const raised = [...lines]
  const all = [...changes]
  for (const [place, line] of lines.entries()) {
    const offer = getLineOffer(offers, line)
    if (!offer || findSaleRefusal(offer)) continue
    const room = remainingLimits(offer.bounds, line, raised.toSpliced(place, 1))
    if (line.quantity >= room.minimum || !canBeBought(room)) continue
    const { quantity, alert } = fitQuantity(line.quantity, room, offer.unit)
    raised[place] = { ...line, quantity }
    const known = all.findIndex((change) => sameLine(change, line))
    const before = all[known]?.before ?? line.quantity
    const { sizeId, additional, terms } = line
    const change = { sizeId, additional, terms, quantity, before, alert, refusal: null }
    if (known >= 0) all[known] = change
    else all.push(change)
  }
  return { lines: raised, changes: all }
}

/** The most lines of one basket, and of one request. */
export const maxLines = 500

export function tooManyLines(): Refusal {
  return refusal('too_many_lines', basketTexts.tooManyLines, { count: maxLines })
}

/** Whether a change adds lines for which there is no room; a basket that has too many already may still be changed. */
export function exceedsMaxLines(before: unknown[], after: unknown[]): boolean {
  return after.length > Math.max(maxLines, before.length)
}

/** Those lines that can join a basket: all that it has already, and as many new ones as there is room for. */
export function linesThatFit<Brought extends LineKey>(held: LineKey[], brought: Brought[]): Brought[] {
  const isHeld = (line: Brought) => held.some((other) => sameLine(line, other))
  const added = brought.filter((line) => !isHeld(line)).slice(0, Math.max(0, maxLines - held.length))
  return brought.filter((line) => isHeld(line) || added.includes(line))
}
