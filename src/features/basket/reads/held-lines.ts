import { decimal } from '#shared/decimal.ts'
import type { PublicShop, Visitor } from '#shop'
import type { HeldLine } from '../rules/basket.ts'

/** Whose basket: a client's on all his devices once he has signed in, else that of the visit. Null: a stranger's, there is none. */
export function basketOwner(visitor: Visitor): { column: 'customer_id' | 'visit_id'; id: number } | null {
  if (visitor.customerId !== null) return { column: 'customer_id', id: visitor.customerId }
  return visitor.visitId === null ? null : { column: 'visit_id', id: visitor.visitId }
}

/** The lines of the visitor's basket in the order in which they came. */
export async function linesOfVisitor(shop: PublicShop, visitor: Visitor): Promise<HeldLine[]> {
  const owner = basketOwner(visitor)
  if (!owner) return []
  const rows = await selectLines(shop)
    .innerJoin('basket', 'basket.id', 'basket_line.basket_id')
    .where(`basket.${owner.column}`, '=', owner.id)
    .execute()
  return rows.map((row) => toLine(row, shop))
}

/** The lines of one basket. */
export async function linesOfBasket(shop: PublicShop, basketId: number): Promise<HeldLine[]> {
  const rows = await selectLines(shop).where('basket_id', '=', basketId).execute()
  return rows.map((row) => toLine(row, shop))
}

function selectLines(shop: PublicShop) {
  return shop.database
    .selectFrom('basket_line')
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
    ])
    .orderBy('basket_line.id')
}

type LineRow = Awaited<ReturnType<ReturnType<typeof selectLines>['execute']>>[number]

function toLine(row: LineRow, { currency }: PublicShop): HeldLine {
  return {
    id: row.id,
    productId: row.product_id,
    sizeId: row.size_id,
    sizeType: row.size_type,
    additional: row.additional,
    terms: {
      forPoints: row.for_points,
      subscriptionDays: row.subscription_days,
      parts: row.bundle_parts as number[],
      configuration: row.configuration as Record<string, string>,
    },
    quantity: decimal(row.quantity),
    comment: row.comment,
    seenGross: row.seen_currency === currency.format.code ? row.seen_gross : null,
  }
}
