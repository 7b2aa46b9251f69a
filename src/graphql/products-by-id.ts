import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { isTold } from '#features/basket/rules/told-price.ts'
import { type ProductInFull, productsInFull } from '#features/catalogue/reads/products-in-full.ts'
import { lowestPrices } from '#features/pricing/reads/lowest-prices.ts'
import { wayOfTelling } from '#features/pricing/settings.ts'
import type { PublicShop } from '../shop.ts'
import type { Product } from './generated/resolver-types.ts'
import { productAnswer } from './product-answer.ts'

type Offers = Awaited<ReturnType<typeof offersOfProducts>>

/** Products on sale as clients read them, by id, with prices and stock of all their sizes; at most four queries for any number of them. */
export async function productsById(shop: PublicShop, ids: number[]): Promise<Map<number, Product>> {
  const [products, offers] = await Promise.all([productsInFull(shop, ids), offersOfProducts(shop, ids)])
  const lowest = await lowestPrices(shop, toldPrices(offers))
  const way = { ...wayOfTelling(shop.settings), format: shop.currency.format, words: shop.words }
  const answer = (product: ProductInFull) => productAnswer(product, offers, lowest, way)
  return new Map([...products].map(([id, product]) => [id, answer(product)]))
}

function toldPrices(offers: Offers) {
  return [...offers.values()].flatMap((offer) =>
    offer.price && isTold(offer) ? [{ ...offer.price, productId: offer.product.id }] : [],
  )
}
