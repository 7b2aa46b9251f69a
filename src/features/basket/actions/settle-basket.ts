import { giveBackExpired } from '#features/catalogue/actions/give-back-expired.ts'
import { beginVisit } from '#features/customers/actions/begin-visit.ts'
import { pointsOfVisitor } from '#features/customers/reads/points.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import { ownOffersOfProducts } from '../reads/own-offers.ts'
import type { HeldLine } from '../rules/basket.ts'
import { changeLines } from '../rules/change-lines.ts'
import {
  aboutComment,
  type BasketItem,
  type LineOutcome,
  lineOutcome,
  refusedOutcome,
  understandItem,
} from '../rules/items.ts'
import { keyOf, type LineChange, sameLine, type Wanted } from '../rules/line-change.ts'
import { mostLines, overflows, tooManyLines } from '../rules/line-limit.ts'
import { type Refusal, type SizeOffer, whyNotSold } from '../rules/offer.ts'
import { offerOf } from '../rules/tailor.ts'
import { holdMinutesSetting } from '../settings.ts'
import { lockBasket } from '../writes/lines.ts'
import { saveChanges } from './save-changes.ts'
import { settleGifts } from './settle-gift.ts'

/** Changes what was asked for by name: all at once, each line answered for, bounds kept under the basket's lock. */
export async function settleBasket(
  shop: Shop,
  items: BasketItem[],
  how: Wanted['how'],
): Promise<Result<LineOutcome[], Refusal>> {
  if (items.length > mostLines) return refused(tooManyLines())
  const productIds = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  if (shop.settings.get(holdMinutesSetting) > 0) await giveBackExpired(shop, { productIds })
  return transactionOrUndo(shop, async (shop) => {
    const offers = await ownOffersOfProducts(shop, productIds)
    const [gifts, goods] = [items.filter(({ gift }) => gift), items.filter(({ gift }) => !gift)]
    const understood = goods.map((item) => ({ item, meaning: understandItem(item, how, offers) }))
    const wanted = understood.flatMap(({ meaning }) => ('offer' in meaning ? meaning : []))
    const settled = mustWrite(shop, wanted)
      ? await changeStored(shop, wanted, offers)
      : { before: [], changes: changeLines([], wanted, offers).changes }
    if (settled === null) return refused(tooManyLines())
    const { changes } = settled
    const answers = understood.map(({ item, meaning }) =>
      'offer' in meaning ? aboutComment(item, answerFor(meaning, settled)) : refusedOutcome(item, meaning, offers),
    )
    const given = await settleGifts(shop, gifts, offers)
    return done([...answers, ...alsoChanged(wanted, changes, offers), ...given])
  })
}

/** A stranger who asks for what is not sold, or removes what he does not have, leaves no trace. */
function mustWrite({ visitor }: Shop, wanted: Wanted[]): boolean {
  if (basketOwner(visitor) !== null) return wanted.length > 0
  return wanted.some(
    ({ offer, terms, how, quantity }) =>
      how !== 'take' && quantity > 0n && !terms.forPoints && whyNotSold(offer) === null,
  )
}

async function changeStored(shop: Shop, wanted: Wanted[], offers: Map<number, SizeOffer>): Promise<Settled | null> {
  const owner = basketOwner(shop.visitor) ?? { column: 'visit_id', id: await beginVisit(shop) }
  const basketId = await lockBasket(shop, owner)
  const before = await linesOfBasket(shop, basketId)
  const points = await pointsOfVisitor(shop)
  const { lines: after, changes } = changeLines(before, wanted, offers, points)
  if (overflows(before, after)) return null
  await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
  return { before, changes }
}

/** What became of lines, and what was there before. */
interface Settled {
  before: HeldLine[]
  changes: LineChange[]
}

function answerFor(wanted: Wanted, { before, changes }: Settled): LineOutcome {
  const change = changes.find((change) => sameLine(change, keyOf(wanted)))
  if (!change) throw new Error('a line without an answer')
  const had = before.find((line) => sameLine(line, change))
  return { ...lineOutcome(change, wanted.how, wanted.offer), had }
}

/** Lines that nobody asked to change, raised to a minimum that others no longer fill. */
function alsoChanged(wanted: Wanted[], changes: LineChange[], offers: Map<number, SizeOffer>): LineOutcome[] {
  return changes.flatMap((change) => {
    const offer = offerOf(offers, change)
    const asked = wanted.some((wanted) => sameLine(change, keyOf(wanted)))
    return asked || !offer ? [] : lineOutcome(change, 'set', offer)
  })
}
