import type { PublicShop } from '#shop'
import type { ProductQuestion } from './checks.ts'

/** A question whose mail has not gone out yet. */
export async function findQuestion(
  shop: PublicShop,
  id: number,
): Promise<(ProductQuestion & { productName: string }) | null> {
  const row = await shop.database.selectFrom('product_question').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return null
  return { productId: row.product_id, productName: row.product_name, email: row.email, question: row.question }
}
