import { beginVisit } from '#features/customers/actions/begin-visit.ts'
import { hashToken, makeToken } from '#platform/tokens.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import { countShared } from '../reads/shared-basket.ts'
import { mostShared, nothingToShare, type ShareRefusal, tooManyShared } from '../rules/share-limit.ts'
import { sharedDaysSetting } from '../settings.ts'
import { lockBasket } from '../writes/lines.ts'
import { insertShared } from '../writes/shared-baskets.ts'

const day = 24 * 60 * 60_000

/**
 * Shows the visitor's basket, as it is now, to whoever gets the address with this token; without comments, engraved texts and all else
 * that he has typed. It ends by itself (`basket.shareDays`).
 */
export async function shareBasket(shop: Shop): Promise<Result<{ token: string }, ShareRefusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return refused(nothingToShare())
  return transactionOrUndo(shop, async (shop) => {
    const lines = await linesOfBasket(shop, await lockBasket(shop, owner))
    if (lines.length === 0) return refused(nothingToShare())
    const visitId = await beginVisit(shop)
    if ((await countShared(shop, visitId)) >= mostShared) return refused(tooManyShared())
    const token = makeToken()
    const endsAt = new Date(shop.now.getTime() + shop.settings.get(sharedDaysSetting) * day)
    await insertShared(shop, { tokenHash: hashToken(token), visitId, endsAt, lines })
    return done({ token })
  })
}
