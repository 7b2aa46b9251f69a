import { releaseExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { beginVisit } from '#features/customers/actions/sessions.ts'
import { getVisitorPoints } from '#features/customers/queries.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, type Refusal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { recordTrackingEvent } from '#features/tracking/actions.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionUnlessRefused } from '#shop'
import { getOwnOffersByProduct } from '../queries/own-offers.ts'
import { basketOwner, getBasketLines } from '../queries/stored-basket.ts'
import type { StoredLine } from '../rules/basket.ts'
import {
  type BasketItem,
  type LineOutcome,
  lineOutcome,
  refusedOutcome,
  resolveItem,
  withCommentWarning,
} from '../rules/basket-items.ts'
import {
  changeLines,
  exceedsMaxLines,
  type LineChange,
  maxLines,
  type RequestedChange,
  sameLine,
  toLineKey,
  tooManyLines,
} from '../rules/change-lines.ts'
import { holdMinutesSetting } from '../settings.ts'
import { deleteLines, type LineToSave, lockBasket, saveLines } from '../writes/basket.ts'
import { chooseGifts } from './extras.ts'
import { adjustHold } from './hold-basket.ts'

/** Changes what was asked for by name: all at once, each line answered for, bounds kept under the basket's lock. */
async function applyLineChanges(
  shop: Shop,
  items: BasketItem[],
  how: RequestedChange['how'],
): Promise<Result<LineOutcome[], Refusal>> {
  if (items.length > maxLines) return refused(tooManyLines())
  const productIds = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  if (shop.settings.get(holdMinutesSetting) > 0) await releaseExpiredHolds(shop, { productIds })
  return transactionUnlessRefused(shop, async (shop) => {
    const offers = await getOwnOffersByProduct(shop, productIds)
    const [gifts, goods] = [items.filter(({ gift }) => gift), items.filter(({ gift }) => !gift)]
    const understood = goods.map((item) => ({ item, meaning: resolveItem(item, how, offers) }))
    const wanted = understood.flatMap(({ meaning }) => ('offer' in meaning ? meaning : []))
    const settled = mustWrite(shop, wanted)
      ? await changeStored(shop, wanted, offers)
      : { before: [], changes: changeLines([], wanted, offers).changes }
    if (settled === null) return refused(tooManyLines())
    const { changes } = settled
    const answers = understood.map(({ item, meaning }) =>
      'offer' in meaning
        ? withCommentWarning(item, outcomeFor(meaning, settled))
        : refusedOutcome(item, meaning, offers),
    )
    const given = await chooseGifts(shop, gifts, offers)
    return done([...answers, ...alsoChanged(wanted, changes, offers), ...given])
  })
}

/** A stranger who asks for what is not sold, or removes what he does not have, leaves no trace. */
function mustWrite({ visitor }: Shop, wanted: RequestedChange[]): boolean {
  if (basketOwner(visitor) !== null) return wanted.length > 0
  return wanted.some(
    ({ offer, terms, how, quantity }) =>
      how !== 'take' && quantity > 0n && !terms.forPoints && findSaleRefusal(offer) === null,
  )
}

async function changeStored(
  shop: Shop,
  wanted: RequestedChange[],
  offers: Map<number, SizeOffer>,
): Promise<StoredChanges | null> {
  const owner = basketOwner(shop.visitor) ?? { column: 'visit_id', id: await beginVisit(shop) }
  const basketId = await lockBasket(shop, owner)
  const before = await getBasketLines(shop, basketId)
  const points = await getVisitorPoints(shop)
  const { lines: after, changes } = changeLines(before, wanted, offers, points)
  if (exceedsMaxLines(before, after)) return null
  await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
  return { before, changes }
}

/** What became of lines, and what was there before. */
interface StoredChanges {
  before: StoredLine[]
  changes: LineChange[]
}

function outcomeFor(wanted: RequestedChange, { before, changes }: StoredChanges): LineOutcome {
  const change = changes.find((change) => sameLine(change, toLineKey(wanted)))
  if (!change) throw new Error('a line without an answer')
  const had = before.find((line) => sameLine(line, change))
  return { ...lineOutcome(change, wanted.how, wanted.offer), had }
}

/** Lines that nobody asked to change, raised to a minimum that others no longer fill. */
function alsoChanged(wanted: RequestedChange[], changes: LineChange[], offers: Map<number, SizeOffer>): LineOutcome[] {
  return changes.flatMap((change) => {
    const offer = getLineOffer(offers, change)
    const asked = wanted.some((wanted) => sameLine(change, toLineKey(wanted)))
    return asked || !offer ? [] : lineOutcome(change, 'set', offer)
  })
}

/**
 * Puts products into the visitor's basket, beside what is there. Each is rounded and bounded (A5.1–A5.3) and answered for by
 * itself: a refused one does not lose the others. Refused as a whole only when there are too many. Asked twice it adds twice, as two
 * presses do: whoever got no answer looks into the basket first, or says with `changeBasket` how many there shall be.
 */
export async function addToBasket(
  shop: Shop,
  request: { items: BasketItem[] },
): Promise<Result<LineOutcome[], Refusal>> {
  const settled = await applyLineChanges(shop, request.items, 'add')
  if (settled.ok && settled.value.some(({ status }) => status !== 'error'))
    await recordTrackingEvent(shop, 'addedToBasket')
  return settled
}

/**
 * Gives lines of the visitor's basket these quantities; 0 removes a line, a product that is not there yet is added. Other lines
 * stay, except that they are raised to a minimum per order which they now have to fill alone (A5.2).
 */
export function changeBasket(shop: Shop, request: { items: BasketItem[] }): Promise<Result<LineOutcome[], Refusal>> {
  return applyLineChanges(shop, request.items, 'set')
}

/**
 * Lessens lines of the visitor's basket by these quantities; one of which nothing is left is removed, one that would fall below a
 * minimum keeps that (A5.2). What does not lie there is as good as removed.
 */
export function removeFromBasket(
  shop: Shop,
  request: { items: BasketItem[] },
): Promise<Result<LineOutcome[], Refusal>> {
  return applyLineChanges(shop, request.items, 'take')
}

/** What shall become of a basket: its lines before and after, and who asked for what. */
export interface ChangedBasket {
  before: StoredLine[]
  after: Line[]
  changes: LineChange[]
  wanted: RequestedChange[]
  offers: Map<number, SizeOffer>
  /** Whether prices count as seen even on lines whose quantity stays. */
  pricesSeen: boolean
}

/** Keeps what `changeLines` has decided. The caller holds the basket's lock since before he read `before`. */
export async function saveChanges(shop: Shop, basketId: number, basket: ChangedBasket): Promise<void> {
  const { before, after, changes } = basket
  const changed = after.filter((line) => changes.some((change) => !change.refusal && sameLine(change, line)))
  const gone = before.filter((line) => !after.some((kept) => sameLine(kept, line)))
  await saveLines(
    shop,
    basketId,
    changed.map((line) => toLineToSave(line, basket)),
  )
  await deleteLines(
    shop,
    gone.map(({ id }) => id),
  )
  await adjustHold(shop, basketId)
}

/** The price that the shopper sees now is kept with the line; a line that he did not touch keeps the one that he saw. */
function toLineToSave(line: Line, { before, wanted, offers, pricesSeen }: ChangedBasket): LineToSave {
  const offer = getLineOffer(offers, line)
  const held = before.find((held) => sameLine(held, line))
  const untouched = held && held.quantity === line.quantity && !pricesSeen
  const asked = wanted.findLast((wanted) => sameLine(toLineKey(wanted), line))
  return {
    ...line,
    seenGross: untouched ? held.seenGross : offer ? unitPrice(offer, line.quantity) : null,
    comment: asked?.comment ?? held?.comment ?? '',
    wrapSizeId: held?.wrapSizeId ?? null,
  }
}
