import type { Tag } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { documentSources } from '../reads/document-sources.ts'
import { searchDocument } from '../rules/search-document.ts'
import { keepDocuments, keepStanding } from '../writes/search-documents.ts'

/** Makes anew what these products are found by, of which some may be gone; the tags of what is different now. */
export function refreshDocuments(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const sources = await documentSources(shop, productIds)
    const different = await keepDocuments(shop, productIds, sources.map(searchDocument))
    await keepStanding(shop, productIds)
    return different > 0 ? ['products'] : []
  })
}
