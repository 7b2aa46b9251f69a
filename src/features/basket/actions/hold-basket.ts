import { holdStock, releaseExpiredHolds, releaseHold, shrinkHold } from '#features/catalogue/actions/stock-holds.ts'
import { findStockHold } from '#features/catalogue/queries/stock.ts'
import type { SizeQuantity } from '#features/catalogue/rules/product-quantity.ts'
import { getOffersBySize } from '#features/offers/queries.ts'
import { countAttempt } from '#platform/rate-limit.ts'
import { one } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transactionUnlessRefused } from '#shop'
import { basketOwner, getStoredBasket, getVisitorLines } from '../queries/stored-basket.ts'
import type { PricedLines } from '../rules/basket.ts'
import { maxHoldLines, maxHoldPeriods, maxHolds, toStockShares } from '../rules/stock-hold.ts'
import { holdMinutesSetting } from '../settings.ts'
import { priceBasket } from '../views.ts'
import { lockBasket } from '../writes/basket.ts'

/**
 * Why nothing is reserved: the shop does not reserve, the basket cannot be ordered, too many reservations came from that address, or stock has just
 * run out.
 */
export type HoldRefusal = 'off' | 'not-orderable' | 'too-many' | 'short'

/**
 * Reserves the goods of the visitor's basket while the order form is open, all or nothing; opening the form again extends the reservation.
 * It only buys time: the order checks stock again, and needs no reservation.
 * @returns the end of the reservation
 */
export async function holdBasket(shop: Shop): Promise<Result<Date, HoldRefusal>> {
  const minutes = shop.settings.get(holdMinutesSetting)
  const owner = basketOwner(shop.visitor)
  if (minutes === 0 || owner === null) return refused('off')
  const lines = await getVisitorLines(shop, shop.visitor)
  if (lines.length === 0 || lines.length > maxHoldLines) return refused('not-orderable')
  await releaseExpiredHolds(shop, { sizeIds: lines.map(({ sizeId }) => sizeId) })
  return transactionUnlessRefused<Shop, Result<Date, HoldRefusal>>(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const goods = await priceBasket(shop, await getStoredBasket(shop, basketId))
    const shares = sharesOfGoods(goods)
    if (!goods.orderable || goods.lines.length > maxHoldLines || shares.length === 0) return refused('not-orderable')
    const isNew = (await findStockHold(shop, basketId)) === null
    if (isNew && (await tooMany(shop))) return refused('too-many')
    const reservation = await holdStock(shop, { basketId, shares, minutes, longest: maxHoldPeriods * minutes })
    return reservation.ok ? done(reservation.value) : refused('short')
  })
}

function sharesOfGoods({ lines, extras }: PricedLines): SizeQuantity[] {
  return toStockShares([
    ...lines.map(({ offer, options, quantity }) => ({ offer, parts: options.parts, quantity })),
    ...extras.map(({ offer, quantity }) => ({ offer, parts: [], quantity })),
  ])
}

/** Counts a signed-in client by account, so that others at the same address cannot use up the limit; guests by address, or by visit on the machine itself. */
async function tooMany({ database, visitor, now }: Shop): Promise<boolean> {
  const guest = visitor.address ?? `visit ${visitor.visitId}`
  const holder = visitor.customerId === null ? guest : `client ${visitor.customerId}`
  return (await countAttempt(database, [{ name: 'holds', key: `holds from ${holder}`, ...maxHolds }], now)) !== null
}

/** Releases what is reserved for a basket beyond its current goods, gift and wrappings. Call it under the basket's lock, after a change. */
export async function adjustHold(shop: PublicShop, basketId: number): Promise<void> {
  if (shop.settings.get(holdMinutesSetting) === 0) return
  const reservation = await findStockHold(shop, basketId)
  if (!reservation) return
  const { lines, choices } = await getStoredBasket(shop, basketId)
  const wanted = lines.map(({ sizeId, options, quantity }) => ({ sizeId, parts: options.parts, quantity }))
  const extraSizeIds = lines.length > 0 ? [choices.giftSizeId, choices.wrapSizeId] : []
  const extras = [...extraSizeIds, ...lines.map(({ wrapSizeId }) => wrapSizeId)].filter((sizeId) => sizeId !== null)
  const all = [...wanted, ...extras.map((sizeId) => ({ sizeId, parts: [], quantity: one }))]
  const offers = await getOffersBySize(shop, [...new Set(all.map(({ sizeId }) => sizeId))])
  const needed = all.flatMap(({ sizeId, ...rest }) => {
    const offer = offers.get(sizeId)
    return offer ? { offer, ...rest } : []
  })
  await shrinkHold(shop, basketId, reservation, toStockShares(needed))
}

/**
 * Releases the reservation of the visitor's basket right before an order takes these goods in the same transaction: no earlier, since others
 * wait for the locked stock.
 */
export async function releaseOwnHold(
  shop: Shop,
  { lines, extras }: Pick<PricedLines, 'lines' | 'extras'>,
): Promise<void> {
  const owner = basketOwner(shop.visitor)
  if (owner === null || shop.settings.get(holdMinutesSetting) === 0) return
  const taken = [
    ...lines.flatMap(({ sizeId, options }) => [sizeId, ...options.parts]),
    ...extras.map(({ offer }) => offer.size.id),
  ]
  await releaseHold(shop, await lockBasket(shop, owner), taken)
}
