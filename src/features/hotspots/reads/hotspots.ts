import { similarProducts } from '#features/catalogue/reads/similar-products.ts'
import { boughtTogether } from '#features/orders/reads/bought-together.ts'
import { type PricedProduct, pricedProducts } from '#features/search/reads/priced-products.ts'
import type { PublicShop } from '#shop'
import { inTurn } from '../rules/in-turn.ts'
import type { Hotspots } from '../rules/zones.ts'

const longest = 12

/** What stands in each of the rows beside these products, ready to show. Five queries, however many they are. */
export async function hotspots(shop: PublicShop, productIds: number[]): Promise<Hotspots<PricedProduct>> {
  const ids = await hotspotIds(shop, productIds)
  const products = await pricedProducts(shop, Object.values(ids).flat())
  const byId = new Map(products.map((product) => [product.id, product]))
  const found = (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  return {
    products_associated_zone1: found(ids.products_associated_zone1),
    products_associated_zone2: found(ids.products_associated_zone2),
  }
}

/**
 * Ids of what was bought together with these products, and of what is like them: in each row what fits the one and the other in turn,
 * in no row one of them, and nothing in both. Two queries.
 */
export async function hotspotIds(shop: PublicShop, productIds: number[]): Promise<Hotspots<number>> {
  const [together, similar] = await Promise.all([
    boughtTogether(shop, productIds, longest),
    similarProducts(shop, productIds, longest),
  ])
  const seen = new Set(productIds)
  return { products_associated_zone1: row(together), products_associated_zone2: row(similar) }

  function row(idsByProduct: Map<number, number[]>): number[] {
    const rows = productIds.map((id) => idsByProduct.get(id) ?? [])
    const ids = inTurn(rows)
      .filter((id) => !seen.has(id))
      .slice(0, longest)
    for (const id of ids) seen.add(id)
    return ids
  }
}
