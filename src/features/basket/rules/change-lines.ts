import { ceilToStep, type Decimal, larger, smaller } from '#shared/decimal.ts'
import { accusative } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { quantityTexts } from '../texts/quantity.ts'
import { type LineChange, sameLine, type Wanted } from './line-change.ts'
import { type Refusal, type SizeOffer, whyNotSold } from './offer.ts'
import { whyNotForPoints } from './points.ts'
import { canBeBought, fitQuantity, quantityRange, sayQuantity } from './quantity.ts'
import { raiseToMinimum } from './raise-to-minimum.ts'
import { type Line, roomBeside } from './room.ts'
import { offerOf } from './tailor.ts'

/**
 * Changes any number of lines at once and keeps all bounds: each quantity is rounded (A5.1) and brought into the range that the
 * lines before it leave (A5.2, A5.3); lines of the same products that fall below a minimum are raised. What is refused stays as it was.
 * @param points what the client has to spend; null of a visitor
 * @param offers of all sizes of the products that change, by size id
 */
export function changeLines(
  lines: Line[],
  wanted: Wanted[],
  offers: Map<number, SizeOffer>,
  points: number | null = null,
): { lines: Line[]; changes: LineChange[] } {
  const targets = targetsOf(lines, wanted)
  const priced = (line: Line) => ({ ...line, offer: offerOf(offers, line) ?? { unitPoints: 0 } })
  const payable = (change: LineChange, target: Target, others: Line[]): LineChange => {
    if (change.refusal || change.quantity === 0n) return change
    const paid = { ...target, quantity: change.quantity }
    const refusal = whyNotForPoints(paid, [paid, ...others.map(priced)], points)
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

function targetsOf(lines: Line[], wanted: Wanted[]): Target[] {
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
    target.quantity = reckon[how](target.quantity, rounded)
    target.rounded ||= rounded !== quantity
  }
  return targets
}

const reckon: Record<Wanted['how'], (held: Decimal, quantity: Decimal) => Decimal> = {
  add: (held, quantity) => held + quantity,
  set: (_held, quantity) => quantity,
  take: (held, quantity) => larger(held - quantity, 0n),
}

function decide(target: Target, decided: Line[], pending: Target[]): LineChange {
  const { sizeId, additional, terms, offer, held } = target
  const answer = { sizeId, additional, terms, quantity: held, before: held, alert: null, refusal: null }
  if (target.quantity === 0n) return { ...answer, quantity: 0n }
  const notSold = whyNotSold(offer)
  if (notSold) return { ...answer, refusal: notSold }
  const { maximum } = roomBeside(offer.bounds, target, [...decided, ...pending.map(keepAtLeast)])
  const { minimum } = roomBeside(offer.bounds, target, [...decided, ...pending])
  const room = { step: offer.bounds.step, minimum, maximum }
  if (!canBeBought(room) || (held === maximum && target.quantity > held))
    return { ...answer, refusal: asManyAsPossible(target) }
  const { quantity, alert } = fitQuantity(target.quantity, room, offer.unit)
  const roundedUp = target.rounded ? sayQuantity(basketTexts.rounded, quantity, offer.unit) : null
  return { ...answer, quantity, alert: alert ?? roundedUp }
}

/** What a line that is decided later may keep of what it has, so that the lines before it do not take it away. */
function keepAtLeast(target: Target): Line {
  const { held, offer } = target
  if (target.quantity === 0n) return target
  if (whyNotSold(offer)) return { ...target, quantity: held }
  return { ...target, quantity: smaller(held, larger(target.quantity, quantityRange(offer.bounds).minimum)) }
}

function asManyAsPossible({ offer, ...line }: Target): Refusal {
  const { maximum } = roomBeside(offer.bounds, line, [])
  return { code: 'maximum', message: sayQuantity(quantityTexts.maximum, maximum ?? 0n, accusative(offer.unit)) }
}
