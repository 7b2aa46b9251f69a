import { type Selectable, sql } from 'kysely'
import type { Seller } from '#features/content/settings.ts'
import type { VatShare } from '#features/pricing/rules/vat.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Schema } from '#platform/database/schema.ts'
import { decimal } from '#shared/decimal.ts'
import { exemptFromVat } from '#shared/money.ts'
import { fromPostalColumns, type PostalAddress } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'
import type { Order, OrderBundlePart, OrderLine } from '../rules/order.ts'
import type { OrderPromotion } from '../rules/order-draft.ts'
import type { OrderStatus } from '../rules/order-status.ts'
import type { OrderCharge } from '../rules/order-totals.ts'

type OrderKey = { id: number } | { number: number }

/** One order with all its copied data; null when there is none. Who may see it is decided by `findVisibleOrder`. */
export async function findOrder(shop: PublicShop, by: OrderKey): Promise<Order | null> {
  let query = shop.database.selectFrom('orders').selectAll()
  if ('id' in by) query = query.where('id', '=', by.id)
  else query = query.where('number', '=', by.number)
  const row = await query.executeTakeFirst()
  if (!row) return null
  const addresses = await readAddresses(shop, row.id)
  return {
    id: row.id,
    number: row.number,
    customerId: row.customer_id,
    status: row.order_status as OrderStatus,
    placedAt: row.placed_at,
    email: row.email,
    phone: row.phone,
    giftCardCode: row.gift_card_code,
    comment: row.comment,
    currency: row.currency,
    priceType: row.price_type as PriceType,
    currencyRate: decimal(row.currency_rate),
    lines: await readLines(shop, row.id),
    promotions: await readPromotions(shop, row.id),
    deliveryAddress: addresses.get('delivery') as PostalAddress,
    billingAddress: addresses.get('billing') ?? null,
    invoiceAddress: addresses.get('invoice') ?? null,
    courierId: row.courier_id,
    deliveryName: row.delivery_name,
    pickupPoint: row.pickup_point,
    pickupPointAddress: row.pickup_point_address,
    promisedDay: row.promised_day,
    trackingNumber: row.tracking_number,
    deliveryPrepaid: row.delivery_prepaid as Order['deliveryPrepaid'],
    charges: await readCharges(shop, row),
    paymentMethod: row.payment_method,
    goodsGross: row.goods_gross,
    goodsNet: row.goods_net,
    totalGross: row.total_gross,
    totalNet: row.total_net,
    termsVersion: row.terms_version,
    seller: row.seller as Seller,
  }
}

async function readLines(shop: PublicShop, orderId: number): Promise<OrderLine[]> {
  const rows = await shop.database
    .selectFrom('order_line')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map((row) => ({
    position: row.position,
    productId: row.product_id,
    sizeId: row.size_id,
    name: row.name,
    versionName: row.version_name,
    sizeName: row.size_name,
    code: row.code,
    ean: row.ean,
    picture: row.picture,
    unit: row.unit,
    precision: row.precision,
    quantity: decimal(row.quantity),
    kind: row.kind as OrderLine['kind'],
    unitGross: row.unit_gross,
    discountGross: row.discount_gross,
    vatPercent: row.vat_percent ?? exemptFromVat,
    vatExemption: row.vat_exemption,
    gross: row.gross,
    net: row.net,
    additional: row.additional,
    comment: row.comment,
    subscriptionDays: row.subscription_days,
    pointsSpent: row.points_spent,
    bundleParts: row.bundle_parts as OrderBundlePart[],
  }))
}

/** The charges of an order. The build of 0.2.0 stores the only one that it knows in the order's row. */
async function readCharges(shop: PublicShop, order: Selectable<Schema['orders']>): Promise<OrderCharge[]> {
  const rows = await shop.database
    .selectFrom('order_charge')
    .select(['kind', 'name', 'gross', 'net', 'vat'])
    .where('order_id', '=', order.id)
    .orderBy(sql`array_position(array['delivery', 'payment', 'insurance'], kind)`)
    .execute()
  const charges = rows.map((row) => ({ ...row, kind: row.kind as OrderCharge['kind'], vat: row.vat as VatShare[] }))
  if (charges.length > 0) return charges
  const { delivery_name: name, delivery_gross: gross, delivery_net: net, delivery_vat: vat } = order
  return [{ kind: 'delivery', name, gross, net, vat: vat as VatShare[] }]
}

async function readPromotions(shop: PublicShop, orderId: number): Promise<OrderPromotion[]> {
  const rows = await shop.database
    .selectFrom('order_promotion')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()
  return rows.map(({ promotion_id, name, code, saved_gross, points }) => ({
    promotionId: promotion_id,
    name,
    code,
    savedGross: saved_gross,
    points,
  }))
}

async function readAddresses(shop: PublicShop, orderId: number): Promise<Map<string, PostalAddress>> {
  const rows = await shop.database.selectFrom('order_address').selectAll().where('order_id', '=', orderId).execute()
  return new Map(rows.map((row) => [row.kind, fromPostalColumns(row)]))
}
