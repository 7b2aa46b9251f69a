import { ceilToStep, type Decimal, larger, smaller } from '#shared/decimal.ts'
import { accusative } from '#shared/text.ts'
import { quantityTexts } from '../texts/quantity.ts'
import { type Refusal, type SizeOffer, whyNotSold } from './offer.ts'
import { canBeBought, fitQuantity, quantityRange, sayQuantity } from './quantity.ts'
import { type Line, roomBeside } from './room.ts'

/** A quantity that a line shall have: that many more, or that many in all. 0 in all removes it. */
export interface Wanted {
  offer: SizeOffer
  additional: string
  how: 'add' | 'set'
  quantity: Decimal
  /** Null: stays as it is. */
  comment: string | null
}

/** What became of one line. `quantity` is what it has now, `before` what it had; 0 when it is not in the basket. */
export interface LineChange {
  sizeId: number
  additional: string
  quantity: Decimal
  before: Decimal
  /** Ordered, but another quantity than asked for. */
  alert: Refusal['message'] | null
  refusal: Refusal | null
}

/** One line of a basket is one size with one additional text. */
export function sameLine(a: Pick<Line, 'sizeId' | 'additional'>, b: Pick<Line, 'sizeId' | 'additional'>): boolean {
  return a.sizeId === b.sizeId && a.additional === b.additional
}

/**
 * Changes any number of lines at once and keeps all bounds: each quantity is rounded (A5.1) and brought into the range that the
 * lines before it leave (A5.2, A5.3); lines of the same products that fall below a minimum are raised. What is refused stays as it was.
 * @param offers of all sizes of the products that change, by size id
 */
export function changeLines(
  lines: Line[],
  wanted: Wanted[],
  offers: Map<number, SizeOffer>,
): { lines: Line[]; changes: LineChange[] } {
  const targets = targetsOf(lines, wanted)
  let decided = lines.filter((line) => !targets.some((target) => sameLine(line, target)))
  const changes: LineChange[] = []
  for (const [place, target] of targets.entries()) {
    const change = decide(target, decided, targets.slice(place + 1))
    changes.push(change)
    if (change.quantity > 0n) decided = [...decided, { ...target, quantity: change.quantity }]
  }
  return raiseToMinimum(decided, changes, offers)
}

interface Target extends Line {
  offer: SizeOffer
  held: Decimal
}

function targetsOf(lines: Line[], wanted: Wanted[]): Target[] {
  const targets: Target[] = []
  for (const { offer, additional, how, quantity } of wanted) {
    const line = { productId: offer.product.id, sizeId: offer.size.id, additional }
    let target = targets.find((target) => sameLine(target, line))
    if (!target) {
      const held = lines.find((held) => sameLine(held, line))?.quantity ?? 0n
      target = { ...line, offer, held, quantity: held }
      targets.push(target)
    }
    const rounded = ceilToStep(quantity, offer.bounds.step)
    target.quantity = how === 'add' ? target.quantity + rounded : rounded
  }
  return targets
}

function decide(target: Target, decided: Line[], pending: Target[]): LineChange {
  const { sizeId, additional, offer, held } = target
  const answer = { sizeId, additional, quantity: held, before: held, alert: null, refusal: null }
  if (target.quantity === 0n) return { ...answer, quantity: 0n }
  const notSold = whyNotSold(offer)
  if (notSold) return { ...answer, refusal: notSold }
  const { maximum } = roomBeside(offer.bounds, target, [...decided, ...pending.map(keepAtLeast)])
  const { minimum } = roomBeside(offer.bounds, target, [...decided, ...pending])
  const room = { step: offer.bounds.step, minimum, maximum }
  if (!canBeBought(room) || (held === maximum && target.quantity > held))
    return { ...answer, refusal: asManyAsPossible(target) }
  const { quantity, alert } = fitQuantity(target.quantity, room, offer.unit)
  return { ...answer, quantity, alert }
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

function raiseToMinimum(lines: Line[], changes: LineChange[], offers: Map<number, SizeOffer>) {
  const raised = [...lines]
  const all = [...changes]
  for (const [place, line] of lines.entries()) {
    const offer = offers.get(line.sizeId)
    if (!offer || whyNotSold(offer)) continue
    const room = roomBeside(offer.bounds, line, raised.toSpliced(place, 1))
    if (line.quantity >= room.minimum || !canBeBought(room)) continue
    const { quantity, alert } = fitQuantity(line.quantity, room, offer.unit)
    raised[place] = { ...line, quantity }
    const known = all.findIndex((change) => sameLine(change, line))
    const before = all[known]?.before ?? line.quantity
    const change = { sizeId: line.sizeId, additional: line.additional, quantity, before, alert, refusal: null }
    if (known >= 0) all[known] = change
    else all.push(change)
  }
  return { lines: raised, changes: all }
}
