import { type PublicShop, transaction } from '#shop'
import { type DescribedProduct, describeProducts } from './describe-products.ts'
import { prepareProduct } from './prepare-product.ts'
import { setStock } from './set-stock.ts'

/** Saves all that a source says about products, stock too; only stock that differs makes a product changed as well. */
export function saveProducts(
  shop: PublicShop,
  request: { source: string; products: unknown[] },
): Promise<DescribedProduct[]> {
  return transaction(shop, async (shop) => {
    const described = await describeProducts(shop, { ...request, products: request.products.map(prepareProduct) })
    const said = described.flatMap((product) => (product.outcome === 'refused' ? [] : product.stock))
    const answers = await setStock(shop, said)
    const changed = new Set(said.flatMap(({ sizeId }, place) => (answers[place]?.outcome === 'changed' ? sizeId : [])))
    return described.map((product) =>
      product.outcome === 'unchanged' && product.stock.some(({ sizeId }) => changed.has(sizeId))
        ? { ...product, outcome: 'changed' as const }
        : product,
    )
  })
}
