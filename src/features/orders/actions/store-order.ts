import { takeStock } from '#features/catalogue/actions/stock.ts'
import type { Shortage } from '#features/catalogue/rules/product-quantity.ts'
import { changePoints } from '#features/customers/actions/customers.ts'
import type { Decimal } from '#shared/decimal.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { findPlacedOrder, getGoodsSnapshots, type PlacedOrder } from '../queries/order-placement.ts'
import { type GoodsSnapshot, stockShares, withChosenSizes } from '../rules/goods-snapshot.ts'
import type { DraftLine, OrderDraft } from '../rules/order-draft.ts'
import { type OrderCharge, orderTotals } from '../rules/order-totals.ts'
import { insertOrder, insertOrderParts } from '../writes.ts'
import { recordOrderEvent } from './record-event.ts'

/** A shortage with the name of the goods, the quantity left and its unit. */
export interface NamedShortage {
  sizeId: number
  name: string
  left: Decimal
  unit: string
}

export type StoreRefusal =
  | { reason: 'short'; shortages: NamedShortage[] }
  /** These sizes have been deleted. */
  | { reason: 'gone'; sizeIds: number[] }
  /** The client has too few points. */
  | { reason: 'points' }
  /** The same form has already placed this order. */
  | { reason: 'repeated'; order: PlacedOrder }

/**
 * Takes the goods from stock and stores the order, inside the caller's transaction; a refusal must roll that transaction back. Of forms with
 * the same key one is stored; the others wait for it and are refused with its order. Stock is taken as late as possible: all orders of the
 * same goods wait for each other from there to the commit.
 * @param storeWith stores what else belongs to the order
 */
export async function storeOrder(
  shop: PublicShop,
  draft: OrderDraft,
  storeWith: (order: PlacedOrder) => Promise<void> = async () => {},
): Promise<Result<PlacedOrder, StoreRefusal>> {
  if (!shop.database.isTransaction) throw new Error('storing an order needs a transaction')
  const goods = await getGoodsSnapshots(
    shop,
    draft.lines.map((line) => line.sizeId),
  )
  const lines = draft.lines.flatMap((line) => pairUp(line, goods.get(line.sizeId)))
  if (lines.length < draft.lines.length) {
    const missing = draft.lines
      .filter((line) => !lines.some((paired) => paired.line === line))
      .map(({ sizeId }) => sizeId)
    return refused({ reason: 'gone', sizeIds: missing })
  }
  const order = await insertOrder(shop, draft)
  if (!order) return repeat(shop, draft)
  const [taken] = await Promise.all([
    takeStock(
      shop,
      lines.flatMap(({ line, goods }) => stockShares(goods, line.quantity)),
    ),
    recordOrderEvent(shop, order, { kind: 'placed', actor: draft.customerId === null ? 'guest' : 'client' }),
    shop.enqueue(shop.database, 'send-order-mails', { orderId: order.id }),
    storeWith(order),
  ])
  if (!taken.ok) return refused({ reason: 'short', shortages: await nameShortages(shop, taken.problem) })
  const sizesTaken = new Set(taken.value.map(({ sizeId }) => sizeId))
  if (!(await spendPoints(shop, order.id, draft))) return refused({ reason: 'points' })
  const parts = {
    lines: lines.map(({ line, goods }) => ({
      line,
      goods,
      taken: stockShares(goods, line.quantity).filter(({ sizeId }) => sizesTaken.has(sizeId)),
    })),
    charges: chargesOf(draft),
  }
  await insertOrderParts(shop, order.id, parts, draft)
  return done(order)
}

/** Delivery, also where it is free, and the way of paying where it costs something. */
function chargesOf({ lines, delivery: costs, paymentName, priceType }: OrderDraft): OrderCharge[] {
  const { delivery, deliveryVat, payment, paymentVat } = orderTotals(lines, costs, priceType)
  const charges: OrderCharge[] = [
    { kind: 'delivery', name: costs.name, gross: delivery.gross, net: delivery.net, vat: deliveryVat },
  ]
  if (payment.gross > 0)
    charges.push({ kind: 'payment', name: paymentName, gross: payment.gross, net: payment.net, vat: paymentVat })
  return charges
}

/** Spends the points of the order, under the client's lock; false when there are too few. */
async function spendPoints(shop: PublicShop, orderId: number, { customerId, lines }: OrderDraft): Promise<boolean> {
  const points = lines.reduce((sum, { pointsSpent }) => sum + pointsSpent, 0)
  if (points === 0) return true
  return customerId !== null && (await changePoints(shop, { customerId, points: -points, reason: 'spent', orderId })).ok
}

function pairUp(line: DraftLine, goods: GoodsSnapshot | undefined): { line: DraftLine; goods: GoodsSnapshot }[] {
  const chosen = goods && withChosenSizes(goods, line.parts)
  return chosen ? [{ line, goods: chosen }] : []
}

async function repeat(shop: PublicShop, draft: OrderDraft): Promise<{ ok: false; problem: StoreRefusal }> {
  const order = await findPlacedOrder(shop, draft)
  if (!order) throw new Error('the conflicting order cannot be read')
  return refused({ reason: 'repeated', order })
}

async function nameShortages(shop: PublicShop, shortages: Shortage[]): Promise<NamedShortage[]> {
  const goods = await getGoodsSnapshots(
    shop,
    shortages.map(({ sizeId }) => sizeId),
  )
  return shortages.map(({ sizeId, left }) => ({
    sizeId,
    left,
    name: goods.get(sizeId)?.name ?? '',
    unit: goods.get(sizeId)?.unit ?? '',
  }))
}
