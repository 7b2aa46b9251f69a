import type { PublicShop } from '#shop'
import { noteAllProducts } from '../writes/product-changes.ts'
import { forgetDeadWords } from './forget-dead-words.ts'
import { refreshAllProducts } from './refresh-products.ts'

/** Makes everything anew that is kept of products so that they are found; how many there were. Shoppers find the former meanwhile. */
export async function rebuildSearch(openShop: () => PublicShop, signal?: AbortSignal): Promise<number> {
  const count = await noteAllProducts(openShop())
  await refreshAllProducts(openShop, signal)
  await forgetDeadWords(openShop, signal)
  return count
}
