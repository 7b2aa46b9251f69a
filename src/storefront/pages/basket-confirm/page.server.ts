import { redirect } from 'react-router'
import { readSingleItem } from '#features/basket/checks.ts'
import { resolveItem } from '#features/basket/rules/basket-items.ts'
import { confirmTexts } from '#features/basket/texts/share.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { formatDecimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { getPersonalShop } from '../../route-context.ts'
import { pageTitles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/** What a link from another site adds to the basket, for confirmation. An invalid link redirects to the basket. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const fields = [...new URL(request.url).searchParams].filter(([name]) => name !== 'getAjax')
  if (fields.some(([name, value]) => name === 'change' && value === 'empty')) throw redirect(urls.basket(), 303)
  const item = readSingleItem(fields)
  const meant = resolveItem(
    item,
    'set',
    await getOffersByProduct(shop, item.productId === null ? [] : [item.productId]),
  )
  if (!('offer' in meant)) throw redirect(urls.basket(), 303)
  return {
    ...pageTitles(shop, translate(confirmTexts.confirmTitle, {}, shop.textOverrides)),
    fields,
    product: meant.offer.product.name,
    quantity: `${formatDecimal(meant.quantity)} ${meant.offer.unit.name}`,
  }
}
