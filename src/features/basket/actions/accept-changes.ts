import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { done, type Result } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import type { HeldLine } from '../rules/basket.ts'
import { changeLines } from '../rules/change-lines.ts'
import { type LineOutcome, lineOutcome } from '../rules/items.ts'
import type { Wanted } from '../rules/line-change.ts'
import { type Refusal, type SizeOffer, whyNotSold } from '../rules/offer.ts'
import { offerOf } from '../rules/tailor.ts'
import { lockBasket } from '../writes/lines.ts'
import { forgetSeenBeside } from '../writes/seen-beside.ts'
import { saveChanges } from './save-changes.ts'

/**
 * Takes note of what has changed since the lines were put in: new prices, promotions and costs of wrapping count as seen, quantities are brought into today's
 * bounds, what is no longer sold goes out. Lines are read under the basket's lock: what another tab adds meanwhile stays.
 */
export async function acceptChanges(shop: Shop): Promise<Result<LineOutcome[], Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return done([])
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const before = await linesOfBasket(shop, basketId)
    const offers = await ownOffersOfProducts(shop, [...new Set(before.map(({ productId }) => productId))])
    const wanted = before.flatMap((line) => asOffered(line, offerOf(offers, line)))
    const { lines: after, changes } = changeLines(before, wanted, offers, await pointsOfVisitor(shop))
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: true })
    await forgetSeenBeside(shop, basketId)
    const outcomes = changes.flatMap((change) => {
      const offer = offerOf(offers, change)
      return offer ? lineOutcome(change, 'set', offer) : []
    })
    return done(outcomes)
  })
}

function asOffered(line: HeldLine, offer: SizeOffer | undefined): Wanted[] {
  if (!offer) return []
  const quantity = whyNotSold(offer) ? 0n : line.quantity
  return [{ offer, additional: line.additional, terms: line.terms, how: 'set', quantity, comment: null }]
}
