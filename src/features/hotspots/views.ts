import { similarProducts } from '#features/catalogue/queries/product-selections.ts'
import { onePerColour } from '#features/catalogue/rules/colour-names.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { getBoughtTogether } from '#features/orders/queries/purchase-history.ts'
import { getPricedProducts, type PricedProduct } from '#features/search/views/priced-products.ts'
import type { PublicShop } from '#shop'
import type { Hotspots } from './rules.ts'
import { interleave } from './rules.ts'

const maxInRow = 12

/**
 * The rows of products related to these, ready to show: one colour of each, and none that only collected points buy. Five queries, however many
 * products there are.
 */
export async function getHotspots(shop: PublicShop, productIds: number[]): Promise<Hotspots<PricedProduct>> {
  const ids = await getHotspotIds(shop, productIds)
  const products = await getPricedProducts(shop, Object.values(ids).flat())
  const byId = new Map(products.map((product) => [product.id, product]))
  const found = (ids: number[]) =>
    onePerColour(ids.flatMap((id) => byId.get(id) ?? [])).filter((product) => priceLabel(product) !== 'points')
  return {
    products_associated_zone1: found(ids.products_associated_zone1),
    products_associated_zone2: found(ids.products_associated_zone2),
  }
}

/**
 * Ids of products bought together with these, and of similar ones: each row alternates between the results for each product, contains none of them,
 * and no product is in both. Two queries.
 */
export async function getHotspotIds(shop: PublicShop, productIds: number[]): Promise<Hotspots<number>> {
  const [together, similar] = await Promise.all([
    getBoughtTogether(shop, productIds, maxInRow),
    similarProducts(shop, productIds, maxInRow),
  ])
  const seen = new Set(productIds)
  return { products_associated_zone1: row(together), products_associated_zone2: row(similar) }

  function row(idsByProduct: Map<number, number[]>): number[] {
    const rows = productIds.map((id) => idsByProduct.get(id) ?? [])
    const ids = interleave(rows)
      .filter((id) => !seen.has(id))
      .slice(0, maxInRow)
    for (const id of ids) seen.add(id)
    return ids
  }
}
