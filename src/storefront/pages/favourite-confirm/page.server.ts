import { redirect } from 'react-router'
import { readSingleItem } from '#features/basket/checks.ts'
import { toFavourite } from '#features/lists/rules/favourites.ts'
import { favouriteAnswerTexts } from '#features/lists/texts/favourites.ts'
import { findFavouritePreview } from '#features/lists/views/favourites.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/**
 * A favourite from a link on another site, or one that was refused: its state, and the possible actions. An invalid link redirects to the
 * home page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const item = toFavourite(readSingleItem(new URL(request.url).searchParams))
  const preview = await findFavouritePreview(shop, item)
  if (!preview) throw redirect(urls.home(), 303)
  const { product, isFavourite, outcome } = preview
  const { text, values } = outcome.message
  return {
    ...pageTitles(shop, translate(favouriteAnswerTexts.confirmTitle, {}, shop.textOverrides)),
    state: translate(
      isFavourite ? favouriteAnswerTexts.confirmHeld : favouriteAnswerTexts.confirmAdd,
      {},
      shop.textOverrides,
    ),
    back: translate(favouriteAnswerTexts.back, {}, shop.textOverrides),
    refusal: outcome.status === 'error' ? translate(text, values, shop.textOverrides) : null,
    size: item.size,
    product,
    isFavourite,
  }
}
