import type { PublicShop } from '#shop'

export interface FailedPicture {
  /** Null for a picture within a text. */
  productId: number | null
  sourceUrl: string
  /** Why it could not be fetched. */
  error: string
}

/** Pictures that were given up, at most 1,000 of products and as many within texts. */
export async function failedPictures(shop: PublicShop): Promise<FailedPicture[]> {
  const ofProducts = await shop.database
    .selectFrom('picture')
    .select(['product_id', 'source_url', 'error'])
    .where('state', '=', 'failed')
    .orderBy('product_id')
    .orderBy('position')
    .limit(1_000)
    .execute()
  const inTexts = await shop.database
    .selectFrom('illustration')
    .select(['source_url', 'error'])
    .where('state', '=', 'failed')
    .orderBy('source_url')
    .limit(1_000)
    .execute()
  return [...ofProducts, ...inTexts.map((row) => ({ product_id: null, ...row }))].map((row) => ({
    productId: row.product_id,
    sourceUrl: row.source_url ?? '',
    error: row.error ?? '',
  }))
}
