import type { PublicShop } from '#shop'
import { noteOutdatedDocuments } from '../writes/search-documents.ts'

/** Puts the products on the list whose search was made by former rules of the shop, or never. */
export function noteOutdatedProducts(shop: PublicShop): Promise<void> {
  return noteOutdatedDocuments(shop)
}
