import { holdStock, releaseExpiredHolds, releaseHold, shrinkHold } from '#features/catalogue/actions/stock-holds.ts'
import { findStockHold } from '#features/catalogue/queries/stock.ts'
import type { SizeQuantity } from '#features/catalogue/rules/size-quantity.ts'
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

/** Why nothing is held: the shop does not hold, the basket cannot be ordered as it is, too many holds came from that address, goods have just gone. */
export type HoldRefusal = 'off' | 'not-orderable' | 'too-many' | 'short'

/**
 * Holds the goods of the visitor's basket while he fills in the order form, all or nothing; opened again it holds on. A hold promises
 * no more than time: the order is decided anew, and goes through without one too.
 * @returns until when
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
    const held = await holdStock(shop, { basketId, shares, minutes, longest: maxHoldPeriods * minutes })
    return held.ok ? done(held.value) : refused('short')
  })
}

function sharesOfGoods({ lines, extras }: PricedLines): SizeQuantity[] {
  return toStockShares([
    ...lines.map(({ offer, terms, quantity }) => ({ offer, parts: terms.parts, quantity })),
    ...extras.map(({ offer, quantity }) => ({ offer, parts: [], quantity })),
  ])
}

/** A signed-in client is counted by account, so that nobody at the same address uses up the client's holds; guests by address, or by visit on the machine itself. */
async function tooMany({ database, visitor, now }: Shop): Promise<boolean> {
  const guest = visitor.address ?? `visit ${visitor.visitId}`
  const whose = visitor.customerId === null ? guest : `client ${visitor.customerId}`
  return (await countAttempt(database, [{ name: 'holds', key: `holds from ${whose}`, ...maxHolds }], now)) !== null
}

/** Gives back what is held for a basket beyond what it needs now, gift and wrappings included. Under the basket's lock, after it has been changed. */
export async function adjustHold(shop: PublicShop, basketId: number): Promise<void> {
  if (shop.settings.get(holdMinutesSetting) === 0) return
  const held = await findStockHold(shop, basketId)
  if (!held) return
  const { lines, choices } = await getStoredBasket(shop, basketId)
  const wanted = lines.map(({ sizeId, terms, quantity }) => ({ sizeId, parts: terms.parts, quantity }))
  const beside = lines.length > 0 ? [choices.giftSizeId, choices.wrapSizeId] : []
  const extras = [...beside, ...lines.map(({ wrapSizeId }) => wrapSizeId)].filter((sizeId) => sizeId !== null)
  const all = [...wanted, ...extras.map((sizeId) => ({ sizeId, parts: [], quantity: one }))]
  const offers = await getOffersBySize(shop, [...new Set(all.map(({ sizeId }) => sizeId))])
  const needed = all.flatMap(({ sizeId, ...rest }) => {
    const offer = offers.get(sizeId)
    return offer ? { offer, ...rest } : []
  })
  await shrinkHold(shop, basketId, held, toStockShares(needed))
}

/**
 * Puts back what is held for the visitor's basket, right before an order takes these goods in the same transaction: no earlier,
 * since others wait for goods that are locked.
 */
export async function releaseOwnHold(
  shop: Shop,
  { lines, extras }: Pick<PricedLines, 'lines' | 'extras'>,
): Promise<void> {
  const owner = basketOwner(shop.visitor)
  if (owner === null || shop.settings.get(holdMinutesSetting) === 0) return
  const taken = [
    ...lines.flatMap(({ sizeId, terms }) => [sizeId, ...terms.parts]),
    ...extras.map(({ offer }) => offer.size.id),
  ]
  await releaseHold(shop, await lockBasket(shop, owner), taken)
}
