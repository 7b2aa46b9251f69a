import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { type PublicShop, transaction } from '#shop'
import { updateMenuProducts } from '../writes/menu-products.ts'

/** Chooses again the goods that the menu shows; pages change only when the choice does. */
export function chooseMenuProducts(shop: PublicShop): Promise<void> {
  return transaction(shop, async (shop) => {
    if (await updateMenuProducts(shop)) await publishInvalidation(shop, ['categories'])
  })
}
