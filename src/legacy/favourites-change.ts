import type { Context } from 'hono'
import { readItems, readSingleItem } from '#features/basket/checks/basket-items.ts'
import { pathBefore } from '#features/customers/rules/return-path.ts'
import { changeFavourites } from '#features/lists/actions/change-favourites.ts'
import { favouritesOfVisitor } from '#features/lists/reads/held-favourites.ts'
import { type FavouriteItem, type FavouriteOutcome, toFavourite } from '#features/lists/rules/favourites.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Message } from '#shared/text.ts'
import { say } from '#shared/text.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { Shop } from '#shop'
import type { ShopEnvironment } from '../open-shop.ts'
import { placeOfForm } from './place-of-form.ts'
import { wishlistAnswer } from './wishlist-answer.ts'

/**
 * /basketchange.php with mode=2: number or set_quantity 0 takes out of the favourites, as does change=empty, without a product all of
 * them; anything else adds. With getAjax the answer is
 * the favourites with `results` beside them. Without it the browser goes back to where it comes from, to the place that the form
 * names as `anchor` (ours), which says what has happened; what is refused is said on a page of its own.
 */
export async function favouritesChange(
  context: Context<ShopEnvironment>,
  fields: [string, string][],
  several: boolean,
): Promise<Response> {
  const shop = await context.var.openShop()
  const items = await itemsOf(shop, fields, several)
  const settled = await changeFavourites(shop, { items })
  const outcomes = settled.ok ? settled.value : []
  const values = new Map(fields)
  if (isOn(values.get('getAjax'))) {
    const wishlist = await wishlistAnswer(shop, values.get('only'))
    const results = outcomes.map((outcome) => resultAnswer(shop, outcome))
    const error = settled.ok ? {} : { error: inWords(shop, settled.problem) }
    return context.json({ wishlist, results, ...error }, settled.ok ? 200 : 400, { 'x-iai-tracking-events': '0' })
  }
  const back = outcomes.every(({ status }) => status === 'success') ? pathBefore(context.req.header('Referer'), '') : ''
  const explained = new URLSearchParams(fields).toString()
  return context.redirect(
    back
      ? back + placeOfForm(values.get('anchor'), { removed: outcomes.some(({ code }) => code === 'removed') })
      : serverUrls.confirmFavourite(explained),
    303,
  )
}

async function itemsOf(shop: Shop, fields: [string, string][], several: boolean): Promise<FavouriteItem[]> {
  const named = new Map(fields)
  if (several || named.get('change') !== 'empty')
    return (several ? readItems(fields) : [readSingleItem(fields)]).map(toFavourite)
  if (named.has('product')) return [{ ...toFavourite(readSingleItem(fields)), wanted: false }]
  const ids = new Set((await favouritesOfVisitor(shop, shop.visitor)).map(({ productId }) => productId))
  return [...ids].map((productId) => ({ product: String(productId), size: '', productId, wanted: false }))
}

function resultAnswer(shop: Shop, { product, size, status, code, message }: FavouriteOutcome) {
  return { product, size, status, ...(status === 'error' && { error: inWords(shop, { code, message }) }) }
}

function inWords(shop: Shop, { code, message }: { code: string; message: Message }) {
  return { code, message: say(message.text, message.values, shop.words) }
}
