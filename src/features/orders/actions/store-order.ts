import { takeStock } from '#features/catalogue/actions/take-stock.ts'
import type { Shortage } from '#features/catalogue/rules/stock.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { findPlaced, type PlacedOrder } from '../reads/find-placed.ts'
import { describeGoods } from '../reads/goods.ts'
import { type OrderDraft, sharesOf } from '../rules/draft.ts'
import { insertEvent } from '../writes/change-order.ts'
import { insertOrder, insertOrderAddress, insertOrderLines } from '../writes/insert-order.ts'

export type StoreRefusal =
  | { reason: 'short'; shortages: Shortage[] }
  /** These sizes have left the shop. */
  | { reason: 'gone'; sizeIds: number[] }

/**
 * Takes the goods and keeps the order, inside the caller's transaction; a refusal must undo that transaction. The same key
 * again answers the order that is there (`repeated`), and takes nothing.
 */
export async function storeOrder(
  shop: PublicShop,
  draft: OrderDraft,
): Promise<Result<PlacedOrder & { repeated: boolean }, StoreRefusal>> {
  if (!shop.database.isTransaction) throw new Error('an order is stored inside a transaction')
  const goods = await describeGoods(
    shop,
    draft.lines.map((line) => line.sizeId),
  )
  const gone = draft.lines.filter((line) => !goods.has(line.sizeId)).map((line) => line.sizeId)
  if (gone.length > 0) return refused({ reason: 'gone', sizeIds: gone })

  const order = await insertOrder(shop, draft)
  if (!order) return repeat(shop, draft.idempotencyKey)
  const taken = await takeStock(shop, sharesOf(draft.lines))
  if (!taken.ok) return refused({ reason: 'short', shortages: taken.problem })

  const lines = draft.lines.flatMap((line) => {
    const found = goods.get(line.sizeId)
    return found ? [{ line, goods: found }] : []
  })
  await insertOrderLines(shop, order.id, lines)
  await insertOrderAddress(shop, order.id, 'delivery', draft.deliveryAddress)
  if (draft.invoiceAddress) await insertOrderAddress(shop, order.id, 'invoice', draft.invoiceAddress)
  await insertEvent(shop, order.id, 'placed')
  await shop.enqueue(shop.database, 'send-order-mails', { orderId: order.id })
  return done({ ...order, repeated: false })
}

async function repeat(
  shop: PublicShop,
  key: string,
): Promise<{ ok: true; value: PlacedOrder & { repeated: boolean } }> {
  const order = await findPlaced(shop, key)
  if (!order) throw new Error('an order that stands in the way cannot be read')
  return done({ ...order, repeated: true })
}
