import type { Shop } from '#shop'
import { type KeptLine, type SeenKeptLine, seeKept } from '../rules/kept-line.ts'
import { offersOfSizes } from './find-offers.ts'
import { basketOwner } from './held-lines.ts'
import { columnsOfTerms, readStoredTerms } from './kept-columns.ts'

export interface SavedLine extends KeptLine {
  comment: string
  /** In what it was wrapped: the id of a size. */
  wrapSizeId: number | null
}

/** What the visitor has put aside, the latest first, with today's prices. */
export async function findSavedLines(shop: Shop): Promise<SeenKeptLine[]> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return []
  const rows = await selectSaved(shop)
    .innerJoin('basket', 'basket.id', 'saved_line.basket_id')
    .where(`basket.${owner.column}`, '=', owner.id)
    .execute()
  if (rows.length === 0) return []
  const offers = await offersOfSizes(
    shop,
    rows.map(({ size_id }) => size_id),
  )
  return seeKept(rows.map(toSaved), offers)
}

/** What is put aside beside one basket, the latest first. */
export async function savedBeside(shop: Shop, basketId: number): Promise<SavedLine[]> {
  const rows = await selectSaved(shop).where('saved_line.basket_id', '=', basketId).execute()
  return rows.map(toSaved)
}

function selectSaved(shop: Shop) {
  return shop.database
    .selectFrom('saved_line')
    .innerJoin('product_size', 'product_size.id', 'saved_line.size_id')
    .select(['saved_line.id', 'product_id', 'size_id', 'additional', 'quantity', 'configuration', 'saved_line.comment'])
    .select('saved_line.wrap_size_id')
    .select(columnsOfTerms)
    .orderBy('saved_line.id', 'desc')
}

function toSaved(row: Awaited<ReturnType<ReturnType<typeof selectSaved>['execute']>>[number]): SavedLine {
  const { id, product_id, size_id, additional, comment, wrap_size_id } = row
  const line = { id, productId: product_id, sizeId: size_id, additional, comment, wrapSizeId: wrap_size_id }
  return { ...line, ...readStoredTerms(row) }
}
