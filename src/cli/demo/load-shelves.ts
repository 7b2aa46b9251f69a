import { setStoreStock } from '#features/catalogue/actions/set-store-stock.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { LoadedProduct } from './load-prices.ts'
import type { Demo } from './read-demo.ts'

/** Lays a part of the stock into the other stores: all of it together stays what the product's own file says. */
export async function loadShelves(shop: PublicShop, { stores }: Demo, loaded: LoadedProduct[]): Promise<void> {
  const [main, ...others] = stores
  if (!main) return
  const shelves = loaded.flatMap(({ product, sizes }) =>
    product.sizes.flatMap(({ type, stock }) => {
      const sizeId = sizes.get(type)
      const held = others.flatMap(({ name, holds }) => {
        const quantity = holds?.[product.id]?.[type]
        return quantity && sizeId ? [{ sizeId, store: name, quantity }] : []
      })
      if (!sizeId || held.length === 0) return []
      const left = held.reduce((left, { quantity }) => left - decimal(quantity), decimal(stock))
      return [{ sizeId, store: main.name, quantity: decimalText(left) }, ...held]
    }),
  )
  await setStoreStock(shop, shelves)
}
