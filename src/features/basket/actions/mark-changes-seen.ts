import { getVisitorPoints } from '#features/customers/queries.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, type Refusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { done, type Result } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { getOwnOffersByProduct } from '../queries/own-offers.ts'
import { basketOwner, getBasketLines } from '../queries/stored-basket.ts'
import type { StoredLine } from '../rules/basket.ts'
import { type LineOutcome, lineOutcome } from '../rules/basket-items.ts'
import { changeLines, type RequestedChange } from '../rules/change-lines.ts'
import { type BasketView, getBasket } from '../views.ts'
import { clearSeenSnapshot, lockBasket, saveSeenSnapshot } from '../writes/basket.ts'
import { saveChanges } from './apply-line-changes.ts'

/**
 * Accepts the changes since the lines were added: new prices, promotions and wrapping costs count as seen, quantities are fitted to the current
 * bounds, lines no longer sold are removed. Lines are read under the basket's lock, so that lines added in another tab remain.
 */
export async function acceptChanges(shop: Shop): Promise<Result<LineOutcome[], Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return done([])
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const before = await getBasketLines(shop, basketId)
    const offers = await getOwnOffersByProduct(shop, [...new Set(before.map(({ productId }) => productId))])
    const wanted = before.flatMap((line) => toAcceptedChange(line, getLineOffer(offers, line)))
    const { lines: after, changes } = changeLines(before, wanted, offers, await getVisitorPoints(shop))
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: true })
    await clearSeenSnapshot(shop, basketId)
    const outcomes = changes.flatMap((change) => {
      const offer = getLineOffer(offers, change)
      return offer ? lineOutcome(change, 'set', offer) : []
    })
    return done(outcomes)
  })
}

function toAcceptedChange(line: StoredLine, offer: SizeOffer | undefined): RequestedChange[] {
  if (!offer) return []
  const quantity = findSaleRefusal(offer) ? 0n : line.quantity
  return [{ offer, additional: line.additional, options: line.options, how: 'set', quantity, comment: null }]
}

/**
 * The visitor's basket with current data; its promotions count as seen from then on. Losses remain visible (`losses`) until the visitor
 * accepts them, changes the basket, or orders.
 */
export async function getBasketAndMarkSeen(shop: Shop): Promise<BasketView> {
  const { toRemember, ...basket } = await getBasket(shop)
  if (toRemember) await saveSeenSnapshot(shop, toRemember.basketId, toRemember.seen)
  return basket
}
