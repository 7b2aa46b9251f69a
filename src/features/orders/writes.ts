import type { QueryCreator } from 'kysely'
import type { SizeQuantity } from '#features/catalogue/rules/product-quantity.ts'
import { lineWorth } from '#features/pricing/rules/line-worth.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Schema } from '#platform/database/schema.ts'
import { decimalText } from '#shared/decimal.ts'
import { exemptFromVat } from '#shared/money.ts'
import { type PostalAddress, toPostalColumns } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'
import type { PlacedOrder } from './queries/order-placement.ts'
import type { GoodsSnapshot } from './rules/goods-snapshot.ts'
import type { OrderBundlePart } from './rules/order.ts'
import type { DraftLine, OrderDraft, OrderPromotion } from './rules/order-draft.ts'
import type { NewOrderEvent } from './rules/order-event.ts'
import type { OrderStatus } from './rules/order-status.ts'
import type { OrderCharge } from './rules/order-totals.ts'
import { orderTotals } from './rules/order-totals.ts'
import type { Parcel, Shipment } from './rules/shipment.ts'

/** Inserts the order's row; null when the same buyer has already placed an order with that key. */
export async function insertOrder(shop: PublicShop, draft: OrderDraft): Promise<PlacedOrder | null> {
  const { goods, delivery, deliveryVat, payment, paymentVat, total } = orderTotals(
    draft.lines,
    draft.delivery,
    draft.priceType,
  )
  const row = await shop.database
    .insertInto('orders')
    .values({
      token: crypto.randomUUID(),
      idempotency_key: draft.idempotencyKey,
      placed_by: draft.placedBy,
      customer_id: draft.customerId,
      order_status: 'new' satisfies OrderStatus,
      currency: draft.currency,
      currency_rate: decimalText(draft.currencyRate),
      price_type: draft.priceType,
      placed_at: shop.now,
      email: draft.email,
      phone: draft.phone,
      gift_card_code: draft.giftCardCode,
      comment: draft.comment,
      courier_id: draft.delivery.courierId,
      delivery_name: draft.delivery.name,
      pickup_point: draft.delivery.pickupPoint,
      pickup_point_address: draft.delivery.pickupPointAddress ?? '',
      delivery_prepaid: draft.delivery.prepaid,
      // all charges together: the build of 0.2.0 knows no other
      delivery_gross: delivery.gross + payment.gross,
      delivery_net: delivery.net + payment.net,
      delivery_vat: JSON.stringify([...deliveryVat, ...paymentVat]),
      promised_day: draft.promisedDay,
      payment_method: draft.paymentMethod,
      goods_gross: goods.gross,
      goods_net: goods.net,
      total_gross: total.gross,
      total_net: total.net,
      terms_version: draft.termsVersion,
      seller: JSON.stringify(draft.seller),
    })
    .onConflict((conflict) => conflict.columns(['idempotency_key', 'placed_by']).doNothing())
    .returning(['id', 'number'])
    .executeTakeFirst()
  return row ?? null
}

interface OrderParts {
  lines: { line: DraftLine; goods: GoodsSnapshot; taken: SizeQuantity[] }[]
  charges: OrderCharge[]
}

/** Inserts everything of an order beside its row, in one statement: each one more is a round trip while goods are locked. */
export async function insertOrderParts(
  shop: PublicShop,
  orderId: number,
  { lines, charges }: OrderParts,
  draft: OrderDraft,
): Promise<void> {
  const promotions = orderPromotionRows(orderId, draft.promotions)
  const consents = draft.consents.map((consent) => ({ order_id: orderId, ...consent }))
  const inserts: ((all: QueryCreator<Schema>) => unknown)[] = [
    (all) => all.with('lines', (query) => query.insertInto('order_line').values(orderLineRows(orderId, lines, draft))),
    (all) =>
      all.with('addresses', (query) => query.insertInto('order_address').values(orderAddressRows(orderId, draft))),
  ]
  if (promotions.length > 0)
    inserts.push((all) => all.with('promotions', (query) => query.insertInto('order_promotion').values(promotions)))
  if (consents.length > 0)
    inserts.push((all) => all.with('consents', (query) => query.insertInto('order_consent').values(consents)))
  await inserts
    .reduce<QueryCreator<Schema>>((all, insert) => insert(all) as QueryCreator<Schema>, shop.database)
    .insertInto('order_charge')
    .values(orderChargeRows(orderId, charges))
    .execute()
}

function orderLineRows(orderId: number, lines: OrderParts['lines'], { priceType }: OrderDraft) {
  return lines.map(({ line, goods, taken }, position) => ({
    order_id: orderId,
    position: position + 1,
    product_id: goods.productId,
    size_id: goods.sizeId,
    name: goods.name,
    version_name: goods.versionName,
    size_name: goods.sizeName,
    code: goods.code,
    ean: goods.ean,
    picture: goods.picture,
    unit: goods.unit,
    precision: goods.precision,
    quantity: decimalText(line.quantity),
    kind: line.kind,
    unit_gross: line.unitGross,
    discount_gross: line.discountGross,
    vat_percent: line.vatPercent === exemptFromVat ? null : line.vatPercent,
    vat_exemption: line.vatPercent === exemptFromVat ? line.vatExemption : '',
    ...grossAndNet(line, priceType),
    additional: line.additional,
    comment: line.comment,
    subscription_days: line.subscriptionDays,
    points_spent: line.pointsSpent,
    points_received: line.pointsReceived,
    bundle_parts: JSON.stringify(
      goods.bundleParts.map(({ sizeId, name, quantity }): OrderBundlePart => ({ sizeId, name, quantity })),
    ),
    taken: JSON.stringify(taken.map(({ sizeId, quantity }) => ({ sizeId, quantity: decimalText(quantity) }))),
  }))
}

function orderAddressRows(orderId: number, { deliveryAddress, billingAddress, invoiceAddress }: OrderDraft) {
  const addresses = { delivery: deliveryAddress, billing: billingAddress, invoice: invoiceAddress }
  return Object.entries(addresses).flatMap(([kind, address]) =>
    address ? [{ order_id: orderId, kind, ...toPostalColumns(address) }] : [],
  )
}

/** Keeps the former recipient of an order as its buyer. */
export async function insertBuyerAddress(shop: PublicShop, orderId: number, address: PostalAddress): Promise<void> {
  const values = { order_id: orderId, kind: 'billing', ...toPostalColumns(address) }
  await shop.database.insertInto('order_address').values(values).execute()
}

export async function updateOrderAddress(
  shop: PublicShop,
  orderId: number,
  kind: 'delivery',
  address: PostalAddress,
): Promise<void> {
  await shop.database
    .updateTable('order_address')
    .set(toPostalColumns(address))
    .where('order_id', '=', orderId)
    .where('kind', '=', kind)
    .execute()
}

/** The promotions of an order, in the order of the list. */
function orderPromotionRows(orderId: number, promotions: OrderPromotion[]) {
  return promotions.map(({ promotionId, name, code, savedGross, points }, position) => ({
    order_id: orderId,
    position: position + 1,
    promotion_id: promotionId,
    name,
    code,
    saved_gross: savedGross,
    points,
  }))
}

function grossAndNet(line: DraftLine, priceType: PriceType): { gross: number; net: number } {
  const { gross, net } = lineWorth(line, priceType)
  return { gross, net }
}

export async function updateOrderStatus(shop: PublicShop, orderId: number, status: OrderStatus): Promise<void> {
  await shop.database.updateTable('orders').set({ order_status: status }).where('id', '=', orderId).execute()
}

export async function updatePaymentMethod(shop: PublicShop, orderId: number, method: string): Promise<void> {
  await shop.database.updateTable('orders').set({ payment_method: method }).where('id', '=', orderId).execute()
}

export async function updateTrackingNumber(shop: PublicShop, orderId: number, tracking: string): Promise<void> {
  await shop.database.updateTable('orders').set({ tracking_number: tracking }).where('id', '=', orderId).execute()
}

/** What an order costs besides its goods. */
function orderChargeRows(orderId: number, charges: OrderCharge[]) {
  return charges.map(({ vat, ...charge }) => ({ order_id: orderId, ...charge, vat: JSON.stringify(vat) }))
}

/** Stores what leaves at once; returns the shipment's id. */
export async function insertShipment(
  shop: PublicShop,
  orderId: number,
  { courierName, lines }: Pick<Shipment, 'courierName' | 'lines'>,
): Promise<number> {
  const { id } = await shop.database
    .insertInto('shipment')
    .values({ order_id: orderId, courier_name: courierName, at: shop.now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const rows = lines.map(({ position, quantity }) => ({ shipment_id: id, position, quantity: decimalText(quantity) }))
  await shop.database.insertInto('shipment_line').values(rows).execute()
  return id
}

export async function insertParcels(shop: PublicShop, shipmentId: number, parcels: Parcel[]): Promise<void> {
  if (parcels.length === 0) return
  const rows = parcels.map(({ trackingNumber, trackingUrl }) => ({
    ...{ shipment_id: shipmentId, tracking_number: trackingNumber, tracking_url: trackingUrl },
  }))
  await shop.database.insertInto('parcel').values(rows).execute()
}

export async function deleteParcels(shop: PublicShop, shipmentId: number): Promise<void> {
  await shop.database.deleteFrom('parcel').where('shipment_id', '=', shipmentId).execute()
}

/** Records an event of an order. */
export async function insertOrderEvent(
  shop: PublicShop,
  orderId: number,
  { kind, actor = null, reason = '', from = null, to = null, detail = {} }: NewOrderEvent,
): Promise<void> {
  await shop.database
    .insertInto('order_event')
    .values({
      ...{ order_id: orderId, at: shop.now, kind, actor, reason },
      ...{ from_status: from, to_status: to, detail: JSON.stringify(detail) },
    })
    .execute()
}

/** Gives orders without a client, placed with this e-mail, to a client; returns how many. */
export async function assignGuestOrders(
  shop: PublicShop,
  { customerId, email }: { customerId: number; email: string },
): Promise<number> {
  const { numUpdatedRows } = await shop.database
    .updateTable('orders')
    .set({ customer_id: customerId })
    .where((order) => order(order.fn('lower', ['email']), '=', email.toLowerCase()))
    .where('customer_id', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
