import { releaseHold } from '#features/catalogue/actions/stock-holds.ts'
import { getVisitorPoints } from '#features/customers/queries.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal } from '#features/offers/rules/offer.ts'
import { type Shop, transaction } from '#shop'
import { getOwnOffersByProduct } from '../queries/own-offers.ts'
import { getStoredBasket } from '../queries/stored-basket.ts'
import type { StoredLine } from '../rules/basket.ts'
import {
  changeLines,
  type LineKey,
  limitLines,
  maxLines,
  type RequestedChange,
  sameLine,
  tooManyLines,
} from '../rules/change-lines.ts'
import { mergeChoices } from '../rules/extras.ts'
import { refusalMessage } from '../rules/messages.ts'
import { deleteBasket, type LineToSave, lockBasket, moveComment, saveChoices, saveLines } from '../writes/basket.ts'
import { moveSavedLines } from '../writes/detached-lines.ts'
import { addPendingMessages } from './pending-messages.ts'

/**
 * Merges the visitor's guest basket into their client basket after sign-in; quantities are bounded again (A5.2, A5.3). Lines that can no
 * longer be bought are included and marked; lines above the maximum are left out with a message.
 */
export async function mergeBaskets(shop: Shop): Promise<void> {
  const { visitId, customerId } = shop.visitor
  if (visitId === null || customerId === null) return
  const complete = await transaction(shop, async (shop) => {
    const own = await lockBasket(shop, { column: 'customer_id', id: customerId })
    const brought = await lockBasket(shop, { column: 'visit_id', id: visitId })
    await releaseHold(shop, brought)
    const [ownBasket, guestBasket] = [await getStoredBasket(shop, own), await getStoredBasket(shop, brought)]
    const [stored, all] = [ownBasket.lines, guestBasket.lines]
    const lines = limitLines(stored, all)
    await saveLines(shop, own, await mergeLines(shop, customerId, stored, lines))
    await moveComment(shop, brought, own)
    await saveChoices(shop, own, mergeChoices(ownBasket.choices, guestBasket.choices))
    await moveSavedLines(shop, brought, own, maxLines)
    await deleteBasket(shop, brought)
    return lines.length === all.length
  })
  if (!complete) await addPendingMessages(shop, [refusalMessage(tooManyLines())])
}

/** The stored lines with the brought ones, bounded again; brought lines that can no longer be bought follow them. */
async function mergeLines(
  shop: Shop,
  customerId: number,
  stored: StoredLine[],
  brought: StoredLine[],
): Promise<LineToSave[]> {
  const products = [...stored, ...brought].map(({ productId }) => productId)
  const offers = await getOwnOffersByProduct(shop, [...new Set(products)])
  const wanted = brought.flatMap((line): RequestedChange[] => {
    const offer = getLineOffer(offers, line)
    return offer && !findSaleRefusal(offer) ? [{ ...line, offer, how: 'add' }] : []
  })
  const points = await getVisitorPoints({ ...shop, visitor: { ...shop.visitor, customerId } })
  const merged = changeLines(stored, wanted, offers, points).lines
  const unsold = brought.filter((line) => !merged.some((other) => sameLine(line, other)))
  const unknown = { comment: '', seenGross: null, wrapSizeId: null }
  return [...merged, ...unsold].map((line) => ({ ...unknown, ...original(line, [...brought, ...stored]), ...line }))
}

/** Comment, wrapping and last seen price of a line, from the basket that was filled last. */
function original(line: LineKey, known: StoredLine[]) {
  const found = known.find((other) => sameLine(line, other))
  return found && { comment: found.comment, seenGross: found.seenGross, wrapSizeId: found.wrapSizeId }
}
