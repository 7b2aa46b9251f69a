import type { PublicShop } from '#shop'

export interface FailedPicture {
  productId: number
  sourceUrl: string
  /** Why it could not be fetched. */
  error: string
}

/** Pictures that were given up, at most 1,000. */
export async function failedPictures(shop: PublicShop): Promise<FailedPicture[]> {
  const rows = await shop.database
    .selectFrom('picture')
    .select(['product_id', 'source_url', 'error'])
    .where('state', '=', 'failed')
    .orderBy('product_id')
    .orderBy('position')
    .limit(1_000)
    .execute()
  return rows.map((row) => ({
    productId: row.product_id,
    sourceUrl: row.source_url ?? '',
    error: row.error ?? '',
  }))
}
