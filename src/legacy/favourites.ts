import type { Context } from 'hono'
import { readBasketItems, readSingleItem } from '#features/basket/checks.ts'
import { refererPath } from '#features/customers/rules.ts'
import { changeFavourites } from '#features/lists/actions/favourites.ts'
import { favouritesOfVisitor } from '#features/lists/queries/saved-products.ts'
import { type FavouriteItem, type FavouriteOutcome, toFavourite } from '#features/lists/rules/favourites.ts'
import { getFavouriteProductIds, getFavourites, type ShownFavourite } from '#features/lists/views/favourites.ts'
import { formatMoney, wireAmount } from '#shared/money.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type Message, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { Shop } from '#shop'
import type { RequestEnvironment } from '../server/request-context.ts'
import { formAnchor } from './form-fields.ts'

/**
 * /basketchange.php with mode=2: number or set_quantity 0 removes a favourite, as does change=empty (all without a product);
 * any other request adds. With getAjax the answer is the favourites with `results`. Without it the browser returns to the page
 * it comes from, to the element that the form names as `anchor` (ours), which shows the result; a refusal is shown on its own
 * page.
 */
export async function favouritesChange(
  context: Context<RequestEnvironment>,
  fields: [string, string][],
  several: boolean,
): Promise<Response> {
  const shop = await context.var.openShop()
  const items = await itemsOf(shop, fields, several)
  const result = await changeFavourites(shop, { items })
  const outcomes = result.ok ? result.value : []
  const values = new Map(fields)
  if (isFlagOn(values.get('getAjax'))) {
    const wishlist = await wishlistAnswer(shop, values.get('only'))
    const results = outcomes.map((outcome) => resultAnswer(shop, outcome))
    const error = result.ok ? {} : { error: toMessage(shop, result.problem) }
    return context.json({ wishlist, results, ...error }, result.ok ? 200 : 400, { 'x-iai-tracking-events': '0' })
  }
  const back = outcomes.every(({ status }) => status === 'success')
    ? refererPath(context.req.header('Referer'), '')
    : ''
  const explained = new URLSearchParams(fields).toString()
  return context.redirect(
    back
      ? back + formAnchor(values.get('anchor'), { removed: outcomes.some(({ code }) => code === 'removed') })
      : serverUrls.confirmFavourite(explained),
    303,
  )
}

async function itemsOf(shop: Shop, fields: [string, string][], several: boolean): Promise<FavouriteItem[]> {
  const named = new Map(fields)
  if (several || named.get('change') !== 'empty')
    return (several ? readBasketItems(fields) : [readSingleItem(fields)]).map(toFavourite)
  if (named.has('product')) return [{ ...toFavourite(readSingleItem(fields)), wanted: false }]
  const ids = new Set((await favouritesOfVisitor(shop, shop.visitor)).map(({ productId }) => productId))
  return [...ids].map((productId) => ({ product: String(productId), size: '', productId, wanted: false }))
}

function resultAnswer(shop: Shop, { product, size, status, code, message }: FavouriteOutcome) {
  return { product, size, status, ...(status === 'error' && { error: toMessage(shop, { code, message }) }) }
}

function toMessage(shop: Shop, { code, message }: { code: string; message: Message }) {
  return { code, message: translate(message.text, message.values, shop.textOverrides) }
}

/**
 * The visitor's favourites in the form of the .php contract (A3.9): without `attributes` when there are none. With `only` =
 * 'ids' (ours) only count and ids, which is all that the hearts of a page need.
 */
export async function wishlistAnswer(shop: Shop, only: string | undefined) {
  if (only === 'ids') {
    const ids = await getFavouriteProductIds(shop)
    return {
      ...(ids.length > 0 && { attributes: { count: ids.length } }),
      product: ids.map((id) => ({ attributes: { id } })),
    }
  }
  const favourites = await getFavourites(shop)
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
