import { changed } from '#platform/changed.ts'
import { parseDecimal } from '#shared/decimal.ts'
import type { Tag } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { stockOfSizes } from '../reads/products-by-source.ts'
import { catalogueTexts } from '../texts.ts'
import { upsertStock } from '../writes/sizes.ts'

/** What became of one stock, in the order of the request. */
export type SetStock = { outcome: 'changed' | 'unchanged' } | { outcome: 'refused'; reasons: Message[] }

/** Says how much of sizes lies in the main store: decimal text, '-1' unlimited. Wrong ones are refused by themselves; each size at most once. */
export async function setStock(shop: PublicShop, request: { sizeId: number; quantity: string }[]): Promise<SetStock[]> {
  return transaction(shop, async (shop) => {
    const before = await stockOfSizes(
      shop,
      request.map(({ sizeId }) => sizeId),
    )
    const rows: { size_id: number; quantity: string }[] = []
    const tags: Tag[] = []
    const answers = request.map(({ sizeId, quantity }): SetStock => {
      const size = before.get(sizeId)
      const wanted = parseDecimal(quantity)
      if (!size) return { outcome: 'refused', reasons: [{ text: catalogueTexts.unknownSize }] }
      if (wanted === null || (wanted < 0n && quantity !== '-1'))
        return { outcome: 'refused', reasons: [{ text: catalogueTexts.wrongStock, values: { quantity } }] }
      if (size.stock !== null && parseDecimal(size.stock) === wanted) return { outcome: 'unchanged' }
      rows.push({ size_id: sizeId, quantity })
      tags.push(`product:${size.productId}`)
      return { outcome: 'changed' }
    })
    await upsertStock(shop, rows)
    await changed(shop, tags)
    return answers
  })
}
