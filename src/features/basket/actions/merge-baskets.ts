import { giveBackHold } from '#features/catalogue/actions/give-back-hold.ts'
import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { type Shop, transaction } from '#shop'
import { basketOf } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import type { HeldLine } from '../rules/basket.ts'
import { changeLines } from '../rules/change-lines.ts'
import { mergeChoices } from '../rules/choices.ts'
import { type LineKey, sameLine, type Wanted } from '../rules/line-change.ts'
import { linesThatFit, mostLines, tooManyLines } from '../rules/line-limit.ts'
import { messageAboutRefusal } from '../rules/messages.ts'
import { whyNotSold } from '../rules/offer.ts'
import { offerOf } from '../rules/tailor.ts'
import { saveChoices } from '../writes/choices.ts'
import { moveComment } from '../writes/comment.ts'
import { deleteBasket, lockBasket, saveLines } from '../writes/lines.ts'
import { moveSaved } from '../writes/saved-lines.ts'
import { announce } from './announce.ts'

/**
 * Puts what the visitor had before he signed in into his basket as a client, beside what he had there; quantities are bounded
 * again (A5.2, A5.3). What cannot be bought any more comes along and says so in the basket; lines for which there is no room stay out,
 * which he is told. Called when he has just signed in.
 */
export async function mergeBaskets(shop: Shop): Promise<void> {
  const { visitId, customerId } = shop.visitor
  if (visitId === null || customerId === null) return
  const complete = await transaction(shop, async (shop) => {
    const own = await lockBasket(shop, { column: 'customer_id', id: customerId })
    const brought = await lockBasket(shop, { column: 'visit_id', id: visitId })
    await giveBackHold(shop, brought)
    const [ownBasket, guestBasket] = [await basketOf(shop, own), await basketOf(shop, brought)]
    const [held, all] = [ownBasket.lines, guestBasket.lines]
    const lines = linesThatFit(held, all)
    const products = [...held, ...lines].map(({ productId }) => productId)
    const offers = await ownOffersOfProducts(shop, [...new Set(products)])
    const wanted = lines.flatMap((line): Wanted[] => {
      const offer = offerOf(offers, line)
      return offer && !whyNotSold(offer) ? [{ ...line, offer, how: 'add' }] : []
    })
    const merged = changeLines(
      held,
      wanted,
      offers,
      await pointsOfVisitor({ ...shop, visitor: { ...shop.visitor, customerId } }),
    ).lines
    const unsold = lines.filter((line) => !merged.some((other) => sameLine(line, other)))
    await saveLines(
      shop,
      own,
      [...merged, ...unsold].map((line) => ({
        comment: '',
        seenGross: null,
        wrapSizeId: null,
        ...original(line, [...lines, ...held]),
        ...line,
      })),
    )
    await moveComment(shop, brought, own)
    await saveChoices(shop, own, mergeChoices(ownBasket.choices, guestBasket.choices))
    await moveSaved(shop, brought, own, mostLines)
    await deleteBasket(shop, brought)
    return lines.length === all.length
  })
  if (!complete) await announce(shop, [messageAboutRefusal(tooManyLines())])
}

/** Comment, wrapping and last seen price of a line: those of the basket that was filled last. */
function original(line: LineKey, known: HeldLine[]) {
  const found = known.find((other) => sameLine(line, other))
  return found && { comment: found.comment, seenGross: found.seenGross, wrapSizeId: found.wrapSizeId }
}
