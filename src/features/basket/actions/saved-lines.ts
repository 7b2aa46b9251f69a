import { getVisitorPoints } from '#features/customers/queries.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { type Refusal, refusal } from '#features/offers/rules/offer.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction, transactionUnlessRefused } from '#shop'
import { getSavedLinesOfBasket, type SavedLine } from '../queries/detached-lines.ts'
import { getOwnOffersByProduct } from '../queries/own-offers.ts'
import { basketOwner, getBasketLines } from '../queries/stored-basket.ts'
import { type LineOutcome, lineOutcome } from '../rules/basket-items.ts'
import { changeLines, exceedsMaxLines, maxLines, sameLine, tooManyLines } from '../rules/change-lines.ts'
import { basketTexts } from '../texts/basket.ts'
import { lockBasket, saveWraps } from '../writes/basket.ts'
import { deleteSavedLine, insertSavedLine } from '../writes/detached-lines.ts'
import { saveChanges } from './apply-line-changes.ts'

/**
 * Moves a line out of the basket and saves it for later, with its quantity, options and comment. Other lines below a minimum per order are
 * raised (A5.2) and get an outcome.
 */
export async function saveForLater(
  shop: Shop,
  lineId: number,
): Promise<Result<{ name: string; others: LineOutcome[] }, Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return refused(savedLineNotFound())
  return transactionUnlessRefused(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const before = await getBasketLines(shop, basketId)
    const line = before.find(({ id }) => id === lineId)
    if (!line) return refused(savedLineNotFound())
    if ((await getSavedLinesOfBasket(shop, basketId)).length >= maxLines) return refused(tooManyLines())
    const offers = await getOwnOffersByProduct(shop, [line.productId])
    const offer = getLineOffer(offers, line)
    if (!offer) return refused(savedLineNotFound())
    await insertSavedLine(shop, basketId, line)
    const { additional, options } = line
    const wanted = [{ offer, additional, options, how: 'set' as const, quantity: 0n, comment: null }]
    const { lines: after, changes } = changeLines(before, wanted, offers, await getVisitorPoints(shop))
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
    const others = changes.flatMap((change) => {
      const offer = getLineOffer(offers, change)
      return offer && !sameLine(change, line) ? lineOutcome(change, 'set', offer) : []
    })
    return done({ name: offer.product.name, others })
  })
}

/** The line was removed in another tab, or belongs to another visitor. */
function savedLineNotFound(): Refusal {
  return refusal('unknown_product', basketTexts.unknownProduct)
}

/**
 * Moves a saved line back into the basket: bounded again (A5.1–A5.3), with its wrapping. A refused line remains saved. No outcomes when the
 * line no longer exists.
 */
export async function moveSavedToBasket(shop: Shop, savedId: number): Promise<Result<LineOutcome[], Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return done([])
  return transactionUnlessRefused(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const saved = (await getSavedLinesOfBasket(shop, basketId)).find(({ id }) => id === savedId)
    if (!saved) return done([])
    const before = await getBasketLines(shop, basketId)
    const offers = await getOwnOffersByProduct(shop, [saved.productId])
    const offer = getLineOffer(offers, saved)
    if (!offer) return done([])
    const { additional, options, quantity, comment } = saved
    const wanted = [{ offer, additional, options, how: 'add' as const, quantity, comment: comment || null }]
    const { lines: after, changes } = changeLines(before, wanted, offers, await getVisitorPoints(shop))
    if (exceedsMaxLines(before, after)) return refused(tooManyLines())
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
    if (changes.some((change) => change.refusal === null && sameLine(change, saved)))
      await wrapAgain(shop, basketId, saved)
    if (changes.every(({ refusal }) => refusal === null)) await deleteSavedLine(shop, basketId, savedId)
    return done(changes.map((change) => lineOutcome(change, 'add', offer)))
  })
}

/** A line that has got another wrapping in the meantime is unchanged. */
async function wrapAgain(shop: Shop, basketId: number, saved: SavedLine): Promise<void> {
  if (saved.wrapSizeId === null) return
  const line = (await getBasketLines(shop, basketId)).find((line) => sameLine(line, saved))
  if (line?.wrapSizeId === null) await saveWraps(shop, new Map([[line.id, saved.wrapSizeId]]))
}

/** Removes a saved line of the visitor. */
export async function removeSavedLine(shop: Shop, savedId: number): Promise<void> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return
  await transaction(shop, async (shop) => deleteSavedLine(shop, await lockBasket(shop, owner), savedId))
}
