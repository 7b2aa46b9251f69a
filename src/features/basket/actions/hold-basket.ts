import { giveBackExpired } from '#features/catalogue/actions/give-back-expired.ts'
import { holdStock } from '#features/catalogue/actions/hold-stock.ts'
import { heldStock } from '#features/catalogue/reads/held-stock.ts'
import type { StockShare } from '#features/catalogue/rules/stock.ts'
import { countTry } from '#platform/tries/count-try.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { basketOf, basketOwner, linesOfVisitor } from '../reads/held-lines.ts'
import { seeBasket } from '../reads/see-basket.ts'
import type { Goods } from '../rules/basket.ts'
import { longestHold, mostHeldLines, mostHolds } from '../rules/hold-limits.ts'
import { sharesOf } from '../rules/shares.ts'
import { holdMinutesSetting } from '../settings.ts'
import { lockBasket } from '../writes/lines.ts'

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
  const lines = await linesOfVisitor(shop, shop.visitor)
  if (lines.length === 0 || lines.length > mostHeldLines) return refused('not-orderable')
  await giveBackExpired(shop, { sizeIds: lines.map(({ sizeId }) => sizeId) })
  return transactionOrUndo<Shop, Result<Date, HoldRefusal>>(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const goods = await seeBasket(shop, await basketOf(shop, basketId))
    const shares = sharesOfGoods(goods)
    if (!goods.orderable || goods.lines.length > mostHeldLines || shares.length === 0) return refused('not-orderable')
    const isNew = (await heldStock(shop, basketId)) === null
    if (isNew && (await tooMany(shop))) return refused('too-many')
    const held = await holdStock(shop, { basketId, shares, minutes, longest: longestHold * minutes })
    return held.ok ? done(held.value) : refused('short')
  })
}

function sharesOfGoods({ lines, extras }: Goods): StockShare[] {
  return sharesOf([
    ...lines.map(({ offer, terms, quantity }) => ({ offer, parts: terms.parts, quantity })),
    ...extras.map(({ offer, quantity }) => ({ offer, parts: [], quantity })),
  ])
}

/** A signed-in client is counted by account, so that nobody at the same address uses up the client's holds; guests by address, or by visit on the machine itself. */
async function tooMany({ database, visitor, now }: Shop): Promise<boolean> {
  const guest = visitor.address ?? `visit ${visitor.visitId}`
  const whose = visitor.customerId === null ? guest : `client ${visitor.customerId}`
  return (await countTry(database, [{ name: 'holds', key: `holds from ${whose}`, ...mostHolds }], now)) !== null
}
