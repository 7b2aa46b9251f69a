import type { Circumstances } from './circumstances.ts'
import { type Gift, give, isNothing } from './give.ts'
import type { PromotedLine } from './promoted.ts'
import type { Promotion } from './promotion.ts'

/** A promotion whose conditions hold, with the lines that it is for. */
export interface OpenPromotion {
  promotion: Promotion
  lines: PromotedLine[]
}

/** What some promotions give together, each after the one before. */
export interface Combination {
  given: { promotion: Promotion; gift: Gift }[]
}

/**
 * The combination that is best for the shopper. All that combine are given together, the higher priority first, of equal ones the older;
 * each that does not is given alone. Whichever takes most off the goods wins; of equal ones that with free delivery, then with a
 * gift, then with more points, then that of the combining ones, then that of the higher priority.
 */
export function bestCombination(open: OpenPromotion[], lines: PromotedLine[], seen: Circumstances): Combination {
  const inOrder = open.toSorted((a, b) => inTurn(a.promotion, b.promotion))
  const together = inOrder.filter(({ promotion }) => promotion.combines)
  const alone = inOrder.filter(({ promotion }) => !promotion.combines).map((promotion) => [promotion])
  const [best, ...others] = [together, ...alone].map((some) => giveInTurn(some, lines, seen))
  return others.reduce((best, other) => (isBetter(other, best) ? other : best), best as Combination)
}

/** Who is given first. */
export function inTurn(one: Promotion, other: Promotion): number {
  return other.priority - one.priority || one.id - other.id
}

/** Percentages count from what is left of a line after earlier promotions. */
function giveInTurn(open: OpenPromotion[], lines: PromotedLine[], seen: Circumstances): Combination {
  const left = new Map(lines.map(({ lineId, gross }) => [lineId, gross]))
  const given = open.map(({ promotion, lines }) => {
    const gift = give(
      promotion,
      lines.map((line) => ({ ...line, left: left.get(line.lineId) ?? 0 })),
      seen,
    )
    for (const [lineId, off] of gift.off) left.set(lineId, (left.get(lineId) ?? 0) - off)
    return { promotion, gift }
  })
  return { given: given.filter(({ gift }) => !isNothing(gift)) }
}

function isBetter(one: Combination, other: Combination): boolean {
  const [mine, others] = [merits(one), merits(other)]
  const place = mine.findIndex((merit, place) => merit !== others[place])
  return place >= 0 && (mine[place] ?? 0) > (others[place] ?? 0)
}

/** What counts for the shopper, the weightiest first. */
function merits({ given }: Combination): number[] {
  const gifts = given.map(({ gift }) => gift)
  return [
    gifts.reduce((sum, { off }) => sum + sumOf(off), 0),
    gifts.some(({ freeDelivery }) => freeDelivery) ? 1 : 0,
    gifts.some(({ productIds }) => productIds.length > 0) ? 1 : 0,
    gifts.reduce((sum, { points }) => sum + points, 0),
  ]
}

/** All that is taken off. */
export function sumOf(off: Map<number, number>): number {
  return [...off.values()].reduce((sum, gross) => sum + gross, 0)
}
