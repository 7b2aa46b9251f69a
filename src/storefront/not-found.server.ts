import { data } from 'react-router'
import type { PricedProduct } from '#features/search/views/priced-products.ts'
import { getSuggestedGoods } from '#features/search/views/suggested-goods.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { PublicShop } from '#shop'

/** What the page of an error shows of the catalogue, with the format of its prices. */
export interface ErrorGoods {
  relatives: PricedProduct[]
  money: CurrencyFormat
}

/** Returns a 404 response to be thrown, with goods for its page. */
export async function notFound(shop: PublicShop) {
  const body: ErrorGoods = { relatives: await getSuggestedGoods(shop), money: shop.currency.format }
  return data(body, { status: 404 })
}
