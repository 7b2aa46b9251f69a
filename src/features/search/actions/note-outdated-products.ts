import { productsOfNewCampaigns } from '#features/pricing/reads/new-campaigns.ts'
import type { PublicShop } from '#shop'
import { noteProducts } from '../writes/product-changes.ts'
import { noteOutdatedDocuments } from '../writes/search-documents.ts'

/** Puts the products on the list whose search was made by former rules of the shop, or never. */
export function noteOutdatedProducts(shop: PublicShop): Promise<void> {
  return noteOutdatedDocuments(shop)
}

/** Puts the products on the list whose campaigns the clock has begun or ended, so that their prices are logged. */
export async function noteProductsOfNewCampaigns(shop: PublicShop): Promise<void> {
  await noteProducts(shop, await productsOfNewCampaigns(shop))
}
