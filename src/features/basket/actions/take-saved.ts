import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import { type SavedLine, savedBeside } from '../reads/saved-lines.ts'
import { changeLines } from '../rules/change-lines.ts'
import { type LineOutcome, lineOutcome } from '../rules/items.ts'
import { sameLine } from '../rules/line-change.ts'
import { overflows, tooManyLines } from '../rules/line-limit.ts'
import type { Refusal } from '../rules/offer.ts'
import { offerOf } from '../rules/tailor.ts'
import { saveWraps } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'
import { deleteSaved } from '../writes/saved-lines.ts'
import { saveChanges } from './save-changes.ts'

/**
 * Puts what was put aside back into the basket, beside what is there: bounded again (A5.1–A5.3), and wrapped as it was. What is refused
 * stays aside. Nothing becomes of what is not there any more.
 */
export async function takeSaved(shop: Shop, savedId: number): Promise<Result<LineOutcome[], Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return done([])
  return transactionOrUndo(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const saved = (await savedBeside(shop, basketId)).find(({ id }) => id === savedId)
    if (!saved) return done([])
    const before = await linesOfBasket(shop, basketId)
    const offers = await ownOffersOfProducts(shop, [saved.productId])
    const offer = offerOf(offers, saved)
    if (!offer) return done([])
    const { additional, terms, quantity, comment } = saved
    const wanted = [{ offer, additional, terms, how: 'add' as const, quantity, comment: comment || null }]
    const { lines: after, changes } = changeLines(before, wanted, offers, await pointsOfVisitor(shop))
    if (overflows(before, after)) return refused(tooManyLines())
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
    if (changes.some((change) => change.refusal === null && sameLine(change, saved)))
      await wrapAgain(shop, basketId, saved)
    if (changes.every(({ refusal }) => refusal === null)) await deleteSaved(shop, basketId, savedId)
    return done(changes.map((change) => lineOutcome(change, 'add', offer)))
  })
}

/** A line that has been wrapped otherwise meanwhile stays so. */
async function wrapAgain(shop: Shop, basketId: number, saved: SavedLine): Promise<void> {
  if (saved.wrapSizeId === null) return
  const line = (await linesOfBasket(shop, basketId)).find((line) => sameLine(line, saved))
  if (line?.wrapSizeId === null) await saveWraps(shop, new Map([[line.id, saved.wrapSizeId]]))
}
