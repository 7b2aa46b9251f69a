import { favouriteProductIds, findFavourites, type ShownFavourite } from '#features/lists/reads/find-favourites.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'

/**
 * The visitor's favourites as clients of the .php contract read them (A3.9): without `attributes` when there are none. With
 * `only` = 'ids' (ours) nothing but count and ids, which is all that the hearts of a page need.
 */
export async function wishlistAnswer(shop: Shop, only: string | undefined) {
  if (only === 'ids') {
    const ids = await favouriteProductIds(shop)
    return {
      ...(ids.length > 0 && { attributes: { count: ids.length } }),
      product: ids.map((id) => ({ attributes: { id } })),
    }
  }
  const favourites = await findFavourites(shop)
  const format = (amount: number) => formatMoney(amount, shop.currency.format)
  const cost = favourites.reduce((sum, { amount }) => sum + (amount ?? 0), 0)
  const attributes = { count: favourites.length, cost: wireAmount(cost), cost_formatted: format(cost) }
  return {
    ...(favourites.length > 0 && { attributes }),
    product: favourites.map((favourite) => productAnswer(favourite, format)),
  }
}

function productAnswer({ card, sizeId, amount }: ShownFavourite, format: (amount: number) => string) {
  const [picture] = card.pictures
  return {
    attributes: { id: card.id, link: urls.product(card), ...(sizeId !== null && { size_id: sizeId }) },
    ...(picture && { icon: urls.picture(picture.file, 160) }),
    name: card.name,
    ...(amount !== null && { price: { attributes: { price_formatted: format(amount) } } }),
  }
}
