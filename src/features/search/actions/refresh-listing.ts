import { baseOf } from '#features/pricing/reads/currencies.ts'
import { type Tag, tagsOf } from '#shared/tag.ts'
import { type PublicShop, transaction } from '#shop'
import { pricedProducts } from '../reads/priced-products.ts'
import { pricedSizes } from '../reads/priced-sizes.ts'
import { listingPrices } from '../rules/listing-prices.ts'
import { writeListingPrices } from '../writes/listing-prices.ts'
import { writeListingRows } from '../writes/listing-rows.ts'

/**
 * Brings what lists know of these products up to date, of which some may be gone: as many statements for any number.
 * @returns the tags of the lists that are different now
 */
export function refreshListing(shop: PublicShop, productIds: number[]): Promise<Tag[]> {
  return transaction(shop, async (shop) => {
    const moved = await writeListingRows(shop, productIds)
    const repriced = await refreshPrices(shop, productIds)
    const categories = [...moved, ...repriced]
    return categories.length > 0 ? ['listings', ...tagsOf('category', categories)] : []
  })
}

async function refreshPrices(shop: PublicShop, productIds: number[]): Promise<number[]> {
  const sizes = Map.groupBy(await pricedSizes(shop, productIds), ({ productId }) => productId)
  const base = baseOf(shop).priceListId
  const prices = [...sizes.values()].flatMap((some) => listingPrices(some, base, shop.now))
  const reduced = await reducedProducts(shop, prices)
  return writeListingPrices(
    shop,
    productIds,
    prices.map((price) => ({
      ...price,
      reduced: price.from === null && reduced.has(`${price.list} ${price.productId}`),
    })),
  )
}

/**
 * Of which products their cards announce a reduction, as 'list product': the rule of pages, not that a promotion's price is in force. Of prices that begin
 * later nobody knows that yet; when they do, the products are looked at anew.
 */
async function reducedProducts(shop: PublicShop, prices: { list: number; productId: number }[]): Promise<Set<string>> {
  const reduced = new Set<string>()
  for (const currency of shop.currencies) {
    const list = currency.priceListId
    const ids = new Set(prices.filter((price) => price.list === list).map(({ productId }) => productId))
    for (const { id, price } of await pricedProducts({ ...shop, currency }, [...ids]))
      if (price && price.regular !== null) reduced.add(`${list} ${id}`)
  }
  return reduced
}
