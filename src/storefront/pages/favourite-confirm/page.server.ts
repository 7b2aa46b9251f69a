import { redirect } from 'react-router'
import { readSingleItem } from '#features/basket/checks/basket-items.ts'
import { findLiking } from '#features/lists/reads/liking.ts'
import { toFavourite } from '#features/lists/rules/favourites.ts'
import { favouriteAnswerTexts } from '#features/lists/texts/answer.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/** A favourite that a link from elsewhere asks for, or that was refused: what is so, and what can be done. What means nothing leads home. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const item = toFavourite(readSingleItem(new URL(request.url).searchParams))
  const liking = await findLiking(shop, item)
  if (!liking) throw redirect(urls.home(), 303)
  const { product, held, outcome } = liking
  const { text, values } = outcome.message
  return {
    ...titles(shop, say(favouriteAnswerTexts.confirmTitle, {}, shop.words)),
    state: say(held ? favouriteAnswerTexts.confirmHeld : favouriteAnswerTexts.confirmAdd, {}, shop.words),
    back: say(favouriteAnswerTexts.back, {}, shop.words),
    refusal: outcome.status === 'error' ? say(text, values, shop.words) : null,
    size: item.size,
    product,
    held,
  }
}
