import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import { savedBeside } from '../reads/saved-lines.ts'
import { changeLines } from '../rules/change-lines.ts'
import { type LineOutcome, lineOutcome } from '../rules/items.ts'
import { sameLine } from '../rules/line-change.ts'
import { mostLines, tooManyLines } from '../rules/line-limit.ts'
import { type Refusal, refusal } from '../rules/offer.ts'
import { offerOf } from '../rules/tailor.ts'
import { basketTexts } from '../texts/basket.ts'
import { lockBasket } from '../writes/lines.ts'
import { insertSaved } from '../writes/saved-lines.ts'
import { saveChanges } from './save-changes.ts'

/**
 * Takes a line out of the sums and puts it aside, with its quantity, terms and comment. Lines that it leaves below a minimum per order
 * are raised (A5.2), and answered for.
 */
export async function saveForLater(
  shop: Shop,
  lineId: number,
): Promise<Result<{ name: string; others: LineOutcome[] }, Refusal>> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return refused(gone())
  return transactionOrUndo(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const before = await linesOfBasket(shop, basketId)
    const line = before.find(({ id }) => id === lineId)
    if (!line) return refused(gone())
    if ((await savedBeside(shop, basketId)).length >= mostLines) return refused(tooManyLines())
    const offers = await ownOffersOfProducts(shop, [line.productId])
    const offer = offerOf(offers, line)
    if (!offer) return refused(gone())
    await insertSaved(shop, basketId, line)
    const { additional, terms } = line
    const wanted = [{ offer, additional, terms, how: 'set' as const, quantity: 0n, comment: null }]
    const { lines: after, changes } = changeLines(before, wanted, offers, await pointsOfVisitor(shop))
    await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
    const others = changes.flatMap((change) => {
      const offer = offerOf(offers, change)
      return offer && !sameLine(change, line) ? lineOutcome(change, 'set', offer) : []
    })
    return done({ name: offer.product.name, others })
  })
}

/** Another tab has taken it out meanwhile, or it was never his. */
function gone(): Refusal {
  return refusal('unknown_product', basketTexts.unknownProduct)
}
