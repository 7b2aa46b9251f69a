import { sql } from 'kysely'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop, Shop, Visitor } from '#shop'
import type { StoredLine } from '../rules/basket.ts'
import { type BasketChoices, noChoices } from '../rules/extras.ts'

/** A stored basket. */
export interface StoredBasket {
  lines: StoredLine[]
  choices: BasketChoices
  /** The seen snapshot, written by `serializeSeenSnapshot`; null where there is no basket. */
  seen: { basketId: number; snapshot: string } | null
}

/** The basket of a visitor who has added nothing. */
export const emptyStoredBasket: StoredBasket = { lines: [], choices: noChoices, seen: null }

/** The owner of the basket: the client on all devices after sign-in, otherwise the visit. Null: a visitor without a session has no basket. */
export function basketOwner(visitor: Visitor): { column: 'customer_id' | 'visit_id'; id: number } | null {
  if (visitor.customerId !== null) return { column: 'customer_id', id: visitor.customerId }
  return visitor.visitId === null ? null : { column: 'visit_id', id: visitor.visitId }
}

/** The visitor's basket, its lines in the order of adding. An empty one has no choices. */
export async function loadBasket(shop: PublicShop, visitor: Visitor): Promise<StoredBasket> {
  const owner = basketOwner(visitor)
  if (!owner) return emptyStoredBasket
  return toBasket(await selectLines(shop).where(`basket.${owner.column}`, '=', owner.id).execute(), shop)
}

/** The lines of the visitor's basket. */
export async function getVisitorLines(shop: PublicShop, visitor: Visitor): Promise<StoredLine[]> {
  return (await loadBasket(shop, visitor)).lines
}

/** One basket. */
export async function getStoredBasket(shop: PublicShop, basketId: number): Promise<StoredBasket> {
  return toBasket(await selectLines(shop).where('basket_id', '=', basketId).execute(), shop)
}

/** The lines of one basket. */
export async function getBasketLines(shop: PublicShop, basketId: number): Promise<StoredLine[]> {
  return (await getStoredBasket(shop, basketId)).lines
}

function selectLines(shop: PublicShop) {
  return shop.database
    .selectFrom('basket_line')
    .innerJoin('basket', 'basket.id', 'basket_line.basket_id')
    .innerJoin('product_size', 'product_size.id', 'basket_line.size_id')
    .select([
      'basket_line.id',
      'product_id',
      'size_id',
      'product_size.type as size_type',
      'additional',
      'quantity',
      'for_points',
      'subscription_days',
      'bundle_parts',
      'configuration',
      'basket_line.comment',
      'seen_gross',
      'seen_currency',
      'basket_line.wrap_size_id as line_wrap_size_id',
      'basket.rebate_code',
      'basket.gift_size_id',
      'basket.wrap_size_id',
      'basket_id',
      seenSnapshotColumn.as('seen_beside'),
    ])
    .orderBy('basket_line.id')
}

/** The basket-level column is large: send it on the first row only. */
const seenSnapshotColumn = sql<string>`case when row_number() over (order by basket_line.id) = 1 then basket.seen_beside else '' end`

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

function toBasket(rows: LineRow[], shop: PublicShop): StoredBasket {
  const [first] = rows
  if (!first) return emptyStoredBasket
  return {
    lines: rows.map((row) => toLine(row, shop)),
    choices: { rebateCode: first.rebate_code, giftSizeId: first.gift_size_id, wrapSizeId: first.wrap_size_id },
    seen: { basketId: first.basket_id, snapshot: first.seen_beside },
  }
}

function toLine(row: LineRow, { currency }: PublicShop): StoredLine {
  return {
    id: row.id,
    productId: row.product_id,
    sizeId: row.size_id,
    sizeType: row.size_type,
    additional: row.additional,
    options: {
      forPoints: row.for_points,
      subscriptionDays: row.subscription_days,
      parts: row.bundle_parts as number[],
      configuration: row.configuration as Record<string, string>,
    },
    quantity: decimal(row.quantity),
    comment: row.comment,
    seenGross: row.seen_currency === currency.format.code ? row.seen_gross : null,
    wrapSizeId: row.line_wrap_size_id,
  }
}

/** The visitor's comment on the whole basket; '' when there is none. */
export async function getBasketComment(shop: Shop): Promise<string> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return ''
  const found = await shop.database
    .selectFrom('basket')
    .select('comment')
    .where(owner.column, '=', owner.id)
    .executeTakeFirst()
  return found?.comment ?? ''
}
