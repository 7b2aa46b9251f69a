import type { StockShare } from '#features/catalogue/rules/stock.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

/** What an order took out of the stores. */
export async function stockTaken(shop: PublicShop, orderId: number): Promise<StockShare[]> {
  const rows = await shop.database.selectFrom('order_line').select('taken').where('order_id', '=', orderId).execute()
  return rows
    .flatMap((row) => row.taken as { sizeId: number; quantity: string }[])
    .map(({ sizeId, quantity }) => ({ sizeId, quantity: decimal(quantity) }))
}
