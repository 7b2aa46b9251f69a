import { type ProductCardData, productCards } from '#features/catalogue/queries/product-cards.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { ShownPrice } from '#features/pricing/rules/price-details.ts'
import { quantityHint } from '#features/pricing/rules/price-texts.ts'
import { getShownPrices } from '#features/pricing/views.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'

export interface PricedProduct extends ProductCardData {
  /** Of the cheapest size; null when there is none, or another label is shown instead. */
  price: ShownPrice | null
  /** Sizes differ in price. */
  priceFrom: boolean
  /** A text that says how much has to be bought, and from which quantity on it costs less. */
  quantityHint: string | null
}

/** Products with their prices, in the order of the ids. */
export async function getPricedProducts(shop: PublicShop, ids: number[]): Promise<PricedProduct[]> {
  dependsOn(shop, ...tagsOf('product', ids))
  const found = await cachedById(shop, `card ${shop.currency.format.code}`, ids, async (shop, ids) => {
    const products = await queryPricedProducts(shop, ids)
    return new Map(products.map((product) => [product.id, product]))
  })
  return [...found.values()]
}

async function queryPricedProducts(shop: PublicShop, ids: number[]): Promise<PricedProduct[]> {
  const cards = await productCards(shop, ids)
  const prices = await getShownPrices(
    shop,
    cards.flatMap(({ sizeIds }) => sizeIds),
  )
  return cards.map((card) => {
    if (priceLabel(card) !== 'price') return { ...card, price: null, priceFrom: false, quantityHint: null }
    const own = card.sizeIds.map((id) => prices.get(id)).filter((price) => price !== undefined)
    const [cheapest = null] = own.toSorted((a, b) => a.amount - b.amount)
    const way = { format: shop.currency.format, textOverrides: shop.textOverrides }
    return {
      ...card,
      price: cheapest,
      priceFrom: own.some(({ amount }) => amount !== cheapest?.amount),
      quantityHint: cheapest && quantityHint(cheapest, card.unit, way),
    }
  })
}
