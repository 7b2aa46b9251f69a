import { redirect } from 'react-router'
import { readSingleItem } from '#features/basket/checks/basket-items.ts'
import { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { understandItem } from '#features/basket/rules/items.ts'
import { confirmTexts } from '#features/basket/texts/confirm.ts'
import { decimalWords } from '#shared/decimal.ts'
import { say } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { personalShop } from '../../shop-context.ts'
import { titles } from '../../tab-title.server.ts'
import type { Route } from './+types/page'

/** What a link from another site wants to put into the basket, to be confirmed. What means nothing leads to the basket. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const shop = await personalShop(context)
  const fields = [...new URL(request.url).searchParams].filter(([name]) => name !== 'getAjax')
  if (fields.some(([name, value]) => name === 'change' && value === 'empty')) throw redirect(urls.basket(), 303)
  const item = readSingleItem(fields)
  const meant = understandItem(
    item,
    'set',
    await offersOfProducts(shop, item.productId === null ? [] : [item.productId]),
  )
  if (!('offer' in meant)) throw redirect(urls.basket(), 303)
  return {
    ...titles(shop, say(confirmTexts.confirmTitle, {}, shop.words)),
    fields,
    product: meant.offer.product.name,
    quantity: `${decimalWords(meant.quantity)} ${meant.offer.unit.name}`,
  }
}
