import { comparedProductIds } from '#features/lists/queries/saved-products.ts'
import { getPricedProducts } from '#features/search/views/priced-products.ts'
import { formatMoney } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'

/**
 * The visitor's comparison (A7.1): the count, and each product with its pictures, its price and the link that removes it. With
 * `only` = 'ids' (ours) only count and ids, which is all that the marks of a list need.
 */
export async function comparersAnswer(shop: Shop, only: string | undefined) {
  const ids = await comparedProductIds(shop)
  if (only === 'ids') return { attributes: { count: ids.length }, product: ids.map((id) => ({ attributes: { id } })) }
  const products = await getPricedProducts(shop, ids)
  return {
    attributes: { count: products.length },
    product: products.map((product) => {
      const [picture] = product.pictures
      return {
        attributes: { id: product.id, link: urls.product(product), removelink: serverUrls.stopComparing(product) },
        name: product.name,
        ...(picture && { iconsmall: urls.picture(picture.file, 160), icon: urls.picture(picture.file, 320) }),
        ...(product.price && {
          price: { attributes: { price_formatted: formatMoney(product.price.amount, shop.currency.format) } },
        }),
      }
    }),
  }
}
