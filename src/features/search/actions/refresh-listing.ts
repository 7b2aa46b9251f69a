import { type Tag, tagsOf } from '#shared/tag.ts'
import { type PublicShop, withinTransaction } from '#shop'
import { writeListingPrices } from '../writes/listing-prices.ts'
import { writeListingRows } from '../writes/listing-rows.ts'

/**
 * Brings what lists know of these products up to date, of which some may be gone: two statements for any number.
 * @returns the tags of the lists that are different now
 */
export function refreshListing(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return withinTransaction(shop, async (shop) => {
    const moved = await writeListingRows(shop, productIds)
    const repriced = await writeListingPrices(shop, productIds)
    const categories = [...moved, ...repriced]
    return categories.length > 0 ? ['listings', ...tagsOf('category', categories)] : []
  })
}
