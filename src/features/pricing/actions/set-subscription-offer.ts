import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { pricingTexts } from '../texts.ts'
import { deleteSubscriptionOffer, upsertSubscriptionOffer } from '../writes.ts'

/** What who subscribes saves: percent, or an amount of minor units, and every how many days it may come. */
export type SubscriptionOffer = { everyDays: number[] } & (
  | { percent: number; amount?: undefined }
  | { amount: number; percent?: undefined }
)

/** Offers a product by subscription; null offers it no longer. */
export async function setSubscriptionOffer(
  shop: PublicShop,
  request: { productId: number; offer: SubscriptionOffer | null },
): Promise<Result<null, Message>> {
  const { productId, offer } = request
  if (offer && !isOffer(offer)) return refused({ text: pricingTexts.wrongSubscription })
  return transaction(shop, async (shop) => {
    if (offer) {
      const { percent = null, amount = null, everyDays } = offer
      await upsertSubscriptionOffer(shop, { productId, percent, amount, everyDays })
    } else await deleteSubscriptionOffer(shop, productId)
    await changed(shop, [`product:${productId}`])
    return done(null)
  })
}

function isOffer({ percent, amount, everyDays }: SubscriptionOffer): boolean {
  const saves = percent === undefined ? Number.isInteger(amount) && (amount ?? 0) > 0 : percent > 0 && percent <= 100
  return saves && everyDays.length > 0 && everyDays.every((days) => Number.isInteger(days) && days > 0)
}
