import { changed } from '#platform/changed.ts'
import { tagsOf } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { stockOfSizes } from '../reads/products-by-source.ts'
import { type StoreStock, upsertStoreStock } from '../writes/stores.ts'

/** Says how much of sizes lies in stores that are known by name: decimal text, '-1' unlimited. What is not there is passed over. */
export async function setStoreStock(shop: PublicShop, stock: StoreStock[]): Promise<void> {
  await transaction(shop, async (shop) => {
    await upsertStoreStock(shop, stock)
    const sizes = await stockOfSizes(
      shop,
      stock.map(({ sizeId }) => sizeId),
    )
    await changed(
      shop,
      tagsOf(
        'product',
        [...sizes.values()].map(({ productId }) => productId),
      ),
    )
  })
}
