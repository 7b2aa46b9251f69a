import { releaseExpiredHolds } from '#features/catalogue/actions/stock-holds.ts'
import { beginVisit } from '#features/customers/actions/sessions.ts'
import { getVisitorPoints } from '#features/customers/queries.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { getLineOffer } from '#features/offers/rules/apply-line-options.ts'
import { findSaleRefusal, type Refusal, type SizeOffer, unitPrice } from '#features/offers/rules/offer.ts'
import type { Line } from '#features/offers/rules/remaining-limits.ts'
import { recordTrackingEvent } from '#features/tracking/actions.ts'
import { isFirstUse } from '#platform/first-use.ts'
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

/**
 * Applies the requested changes together and returns an outcome for each item; bounds are checked under the basket's lock.
 * @param formKey of a form whose second press changes nothing and has no outcomes; '' or null: a form without one
 */
async function applyLineChanges(
  shop: Shop,
  items: BasketItem[],
  how: RequestedChange['how'],
  formKey: string | null = null,
): Promise<Result<LineOutcome[], Refusal>> {
  if (items.length > maxLines) return refused(tooManyLines())
  const productIds = [...new Set(items.flatMap(({ productId }) => productId ?? []))]
  const holdsStock = shop.settings.get(holdMinutesSetting) > 0
  if (holdsStock) await releaseExpiredHolds(shop, { productIds })
  const cachedOffers = holdsStock ? null : await getOffersByProduct(shop, productIds) // the order decides on price and stock again
  return transactionUnlessRefused(shop, async (shop) => {
    const spends = formKey && basketOwner(shop.visitor) !== null // without an owner each press has a new basket of its own
    if (spends && !(await isFirstUse(shop.database, formKey, { minutes: 24 * 60, now: shop.now }))) return done([])
    const offers = cachedOffers ?? (await getOwnOffersByProduct(shop, productIds))
    const [gifts, goods] = [items.filter(({ gift }) => gift), items.filter(({ gift }) => !gift)]
    const resolved = goods.map((item) => ({ item, meaning: resolveItem(item, how, offers) }))
    const wanted = resolved.flatMap(({ meaning }) => ('offer' in meaning ? meaning : []))
    const stored = mustWrite(shop, wanted)
      ? await changeStored(shop, wanted, offers)
      : { before: [], changes: changeLines([], wanted, offers).changes }
    if (stored === null) return refused(tooManyLines())
    const { changes } = stored
    const outcomes = resolved.map(({ item, meaning }) =>
      'offer' in meaning
        ? withCommentWarning(item, outcomeFor(meaning, stored))
        : refusedOutcome(item, meaning, offers),
    )
    const giftOutcomes = await chooseGifts(shop, gifts, offers)
    return done([...outcomes, ...alsoChanged(wanted, changes, offers), ...giftOutcomes])
  })
}

/** Whether anything is written: requests for goods that are not sold, or removals from a missing basket, create none. */
function mustWrite({ visitor }: Shop, wanted: RequestedChange[]): boolean {
  if (basketOwner(visitor) !== null) return wanted.length > 0
  return wanted.some(
    ({ offer, options, how, quantity }) =>
      how !== 'take' && quantity > 0n && !options.forPoints && findSaleRefusal(offer) === null,
  )
}

async function changeStored(
  shop: Shop,
  wanted: RequestedChange[],
  offers: Map<number, SizeOffer>,
): Promise<StoredChanges | null> {
  const known = basketOwner(shop.visitor)
  const basketId = await lockBasket(shop, known ?? { column: 'visit_id', id: await beginVisit(shop) })
  const before = known ? await getBasketLines(shop, basketId) : [] // the basket of a new visitor is new
  const points = await getVisitorPoints(shop)
  const { lines: after, changes } = changeLines(before, wanted, offers, points)
  if (exceedsMaxLines(before, after)) return null
  await saveChanges(shop, basketId, { before, after, changes, wanted, offers, pricesSeen: false })
  return { before, changes }
}

/** The line changes, and the lines before them. */
interface StoredChanges {
  before: StoredLine[]
  changes: LineChange[]
}

function outcomeFor(wanted: RequestedChange, { before, changes }: StoredChanges): LineOutcome {
  const change = changes.find((change) => sameLine(change, toLineKey(wanted)))
  if (!change) throw new Error('a line without an outcome')
  const had = before.find((line) => sameLine(line, change))
  return { ...lineOutcome(change, wanted.how, wanted.offer), had }
}

/** Lines outside the request that were raised to a minimum that other lines no longer reach. */
function alsoChanged(wanted: RequestedChange[], changes: LineChange[], offers: Map<number, SizeOffer>): LineOutcome[] {
  return changes.flatMap((change) => {
    const offer = getLineOffer(offers, change)
    const isRequested = wanted.some((wanted) => sameLine(change, toLineKey(wanted)))
    return isRequested || !offer ? [] : lineOutcome(change, 'set', offer)
  })
}

/**
 * Adds products to the visitor's basket. Each is rounded and bounded (A5.1–A5.3) and has its own outcome: a refused one does not affect the
 * others. Refused as a whole only when there are too many lines. Idempotent only with `formKey`: its second press adds
 * nothing and has no outcomes. Without one, after a lost response, read the basket first or set the quantities with `changeBasket`.
 */
export async function addToBasket(
  shop: Shop,
  request: { items: BasketItem[]; formKey?: string | null },
): Promise<Result<LineOutcome[], Refusal>> {
  const outcomes = await applyLineChanges(shop, request.items, 'add', request.formKey)
  if (outcomes.ok && outcomes.value.some(({ status }) => status !== 'error'))
    await recordTrackingEvent(shop, 'addedToBasket')
  return outcomes
}

/**
 * Sets the quantities of lines in the visitor's basket; 0 removes a line, a missing product is added. Other lines are unchanged, except
 * those raised to a minimum per order that they now must reach alone (A5.2).
 */
export function changeBasket(shop: Shop, request: { items: BasketItem[] }): Promise<Result<LineOutcome[], Refusal>> {
  return applyLineChanges(shop, request.items, 'set')
}

/**
 * Reduces lines of the visitor's basket by these quantities; an empty line is removed, one that would fall below a minimum gets that minimum
 * (A5.2). A missing line counts as removed.
 */
export function removeFromBasket(
  shop: Shop,
  request: { items: BasketItem[] },
): Promise<Result<LineOutcome[], Refusal>> {
  return applyLineChanges(shop, request.items, 'take')
}

/** A basket's lines before and after a change, and the requested changes. */
export interface ChangedBasket {
  before: StoredLine[]
  after: Line[]
  changes: LineChange[]
  wanted: RequestedChange[]
  offers: Map<number, SizeOffer>
  /** Whether prices count as seen even on lines with an unchanged quantity. */
  pricesSeen: boolean
}

/** Saves the result of `changeLines`. The caller must have locked the basket before reading `before`. */
export async function saveChanges(shop: Shop, basketId: number, basket: ChangedBasket): Promise<void> {
  const { before, after, changes } = basket
  const changed = after.filter((line) => changes.some((change) => !change.refusal && sameLine(change, line)))
  const removed = before.filter((line) => !after.some((other) => sameLine(other, line)))
  await saveLines(
    shop,
    basketId,
    changed.map((line) => toLineToSave(line, basket)),
  )
  await deleteLines(
    shop,
    removed.map(({ id }) => id),
  )
  await adjustHold(shop, basketId)
}

/** A changed line stores its current price as seen; an unchanged one keeps the price that the shopper saw. */
function toLineToSave(line: Line, { before, wanted, offers, pricesSeen }: ChangedBasket): LineToSave {
  const offer = getLineOffer(offers, line)
  const previous = before.find((previous) => sameLine(previous, line))
  const untouched = previous && previous.quantity === line.quantity && !pricesSeen
  const request = wanted.findLast((wanted) => sameLine(toLineKey(wanted), line))
  return {
    ...line,
    seenGross: untouched ? previous.seenGross : offer ? unitPrice(offer, line.quantity) : null,
    comment: request?.comment ?? previous?.comment ?? '',
    wrapSizeId: previous?.wrapSizeId ?? null,
  }
}
