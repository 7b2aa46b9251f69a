import { beginVisit } from '#features/customers/actions/sessions.ts'
import type { Refusal } from '#features/offers/rules/offer.ts'
import { hashToken, makeToken } from '#platform/secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionUnlessRefused } from '#shop'
import { countSharedBaskets, type SharedBasket } from '../queries/detached-lines.ts'
import { basketOwner, getBasketLines } from '../queries/stored-basket.ts'
import type { BasketItem, LineOutcome } from '../rules/basket-items.ts'
import {
  maxShares,
  nothingToShare,
  type PricedDetachedLine,
  type ShareRefusal,
  tooManyShared,
} from '../rules/detached-lines.ts'
import { shareDaysSetting } from '../settings.ts'
import { lockBasket } from '../writes/basket.ts'
import { insertSharedBasket } from '../writes/detached-lines.ts'
import { addToBasket } from './apply-line-changes.ts'

const day = 24 * 60 * 60_000

/**
 * Shares a copy of the visitor's current basket under a secret address, without comments, engraved texts and anything else that they typed.
 * It expires (`basket.shareDays`).
 */
export async function shareBasket(shop: Shop): Promise<Result<{ token: string }, ShareRefusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return refused(nothingToShare())
  return transactionUnlessRefused(shop, async (shop) => {
    const lines = await getBasketLines(shop, await lockBasket(shop, owner))
    if (lines.length === 0) return refused(nothingToShare())
    const visitId = await beginVisit(shop)
    if ((await countSharedBaskets(shop, visitId)) >= maxShares) return refused(tooManyShared())
    const token = makeToken()
    const endsAt = new Date(shop.now.getTime() + shop.settings.get(shareDaysSetting) * day)
    await insertSharedBasket(shop, { tokenHash: hashToken(token), visitId, endsAt, lines })
    return done({ token })
  })
}

/** Adds all lines of a shared basket to the visitor's own; each line is bounded and has its own outcome. */
export function addSharedToBasket(shop: Shop, { lines }: SharedBasket): Promise<Result<LineOutcome[], Refusal>> {
  return addToBasket(shop, { items: lines.map(toItem) })
}

function toItem({ productId, offer, options, quantity }: PricedDetachedLine): BasketItem {
  return {
    product: String(productId),
    size: offer.size.type,
    productId,
    additional: '',
    quantity,
    comment: null,
    options: { known: options },
    gift: false,
    unsupported: false,
  }
}
