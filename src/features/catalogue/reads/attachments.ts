import type { PublicShop } from '#shop'

/** The type of a file that some product of the shop offers under this name; null: no such file is handed out. */
export async function findAttachment(
  shop: PublicShop,
  file: string,
  fileName: string,
): Promise<{ mediaType: string; kind: string } | null> {
  const row = await shop.database
    .selectFrom('attachment')
    .innerJoin('product', 'product.id', 'attachment.product_id')
    .select(['attachment.media_type as mediaType', 'attachment.kind'])
    .where('attachment.file', '=', file)
    .where('attachment.file_name', '=', fileName)
    .where('product.visible', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The files of a product, as the terminal lists them. */
export function attachmentsOf(shop: PublicShop, productId: number) {
  return shop.database
    .selectFrom('attachment')
    .select(['id', 'name', 'file_name as fileName', 'bytes', 'kind'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}
