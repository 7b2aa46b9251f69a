import { type RawBuilder, sql } from 'kysely'
import { type Decimal, decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { OrderSummary } from '../rules/order.ts'
import type { OrderStatus } from '../rules/order-status.ts'

interface OrderFilter {
  status?: OrderStatus
  customerId?: number
  /** Only those of these ids. */
  ids?: number[]
  /** A part of the buyer's e-mail, of first and last name, or of the company, spaces as they are. */
  buyer?: string
  /** The number of the order, alone or as in 'nr 1023', or words from the name of something in it, in order. */
  search?: string
  /** Placed at this moment or later. */
  from?: Date
  /** Placed before this moment. */
  until?: Date
  /** Maximum number of orders; 50 by default. */
  limit?: number
  /** Only orders with a smaller number: the cursor of the next page. */
  before?: number
}

/** Orders, newest first. */
export async function listOrders(shop: PublicShop, wanted: OrderFilter = {}): Promise<OrderSummary[]> {
  let query = shop.database
    .selectFrom('orders')
    .innerJoin('order_address', (join) =>
      join.onRef('order_address.order_id', '=', 'orders.id').on('order_address.kind', '=', 'delivery'),
    )
    .select(['id', 'number', 'order_status', 'placed_at', 'email', 'first_name', 'last_name'])
    .select([
      'total_gross',
      'currency',
      'payment_method',
      'delivery_name',
      'pickup_point',
      'delivery_prepaid',
      'promised_day',
      'tracking_number',
    ])
    .orderBy('number', 'desc')
    .limit(wanted.limit ?? 50)
  if (wanted.status) query = query.where('order_status', '=', wanted.status)
  if (wanted.customerId) query = query.where('customer_id', '=', wanted.customerId)
  if (wanted.ids) query = query.where('id', 'in', wanted.ids.length > 0 ? wanted.ids : [0])
  if (wanted.before) query = query.where('number', '<', wanted.before)
  if (wanted.from) query = query.where('placed_at', '>=', wanted.from)
  if (wanted.until) query = query.where('placed_at', '<', wanted.until)
  if (wanted.buyer !== undefined) query = query.where(isBuyer(wanted.buyer))
  if (wanted.search) query = query.where(matchesSearch(wanted.search))
  const rows = await query.execute()
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.order_status as OrderStatus,
    placedAt: row.placed_at,
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    totalGross: row.total_gross,
    currency: row.currency,
    paymentMethod: row.payment_method,
    deliveryName: row.delivery_name,
    pickupPoint: row.pickup_point,
    deliveryPrepaid: row.delivery_prepaid as OrderSummary['deliveryPrepaid'],
    promisedDay: row.promised_day,
    trackingNumber: row.tracking_number,
  }))
}

/**
 * The parcel locker or point that a client has last named; '' for none, or where several couriers bring parcels to one: the code of one carrier
 * means another place, or none, to another.
 */
export async function findLastPickupPoint({ database }: PublicShop, customerId: number): Promise<string> {
  const row = await database
    .selectFrom('orders')
    .select('pickup_point')
    .where('customer_id', '=', customerId)
    .where('pickup_point', '<>', '')
    .where((eb) =>
      eb(eb.selectFrom('courier').where('pickup_point', '=', true).select(eb.fn.countAll().as('count')), '=', 1),
    )
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.pickup_point ?? ''
}

function isBuyer(buyer: string): RawBuilder<boolean> {
  const pattern = `%${escaped(buyer)}%`
  return sql<boolean>`(email ilike ${pattern} or first_name || ' ' || last_name ilike ${pattern} or company ilike ${pattern})`
}

function matchesSearch(text: string): RawBuilder<boolean> {
  const number = text.replace(/^(zamówienie )?nr\s*/i, '')
  return sql<boolean>`(number::text = ${number} or exists (
    select from order_line line where line.order_id = orders.id and concat_ws(' ', line.name, line.version_name, line.size_name) ilike ${wordsPattern(text)}
  ))`
}

/** For `ilike`: text with these words in their order, which other words may separate. */
function wordsPattern(words: string): string {
  return `%${escaped(words).replace(/\s+/g, '%')}%`
}

/** For `ilike`: text that stands for itself. */
function escaped(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A line that a client has ordered as a subscription. */
export interface SubscribedLine {
  orderNumber: number
  placedAt: Date
  email: string
  name: string
  quantity: Decimal
  unit: string
  everyDays: number
}

/** Every subscription of orders that were not cancelled, oldest first. */
export async function listSubscribedLines(shop: PublicShop): Promise<SubscribedLine[]> {
  const { rows } = await sql<Omit<SubscribedLine, 'quantity'> & { quantity: string }>`
    select orders.number as "orderNumber", orders.placed_at as "placedAt", orders.email,
      trim(line.name || ' ' || line.size_name) as name, line.quantity, line.unit, line.subscription_days as "everyDays"
    from order_line line join orders on orders.id = line.order_id
    where line.subscription_days > 0 and orders.order_status <> 'cancelled'
    order by orders.placed_at, line.position
  `.execute(shop.database)
  return rows.map((row) => ({ ...row, quantity: decimal(row.quantity) }))
}
