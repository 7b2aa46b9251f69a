import { StaticRouter } from 'react-router'
import { EmptyBasket } from '#features/basket/ui/empty-basket.tsx'
import { menuTree } from '#features/catalogue/queries/categories.ts'
import { deliveryPlaceholders } from '#features/delivery/views/delivery-options.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import { translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { goodsListTexts } from '../../texts/listing.ts'

const shownLists = ['nowosci', 'promocje'] as const

/** What a basket without lines shows, as HTML: most visits to the basket need none of its scripts. */
export async function emptyBasketMarkup(shop: Shop): Promise<string> {
  const [categories, { 'delivery.freeFrom': freeFrom }] = await Promise.all([
    menuTree(shop),
    deliveryPlaceholders(shop),
  ])
  const lists = shownLists.map((list) => ({
    name: translate(goodsListTexts[list], {}, shop.textOverrides),
    address: serverUrls.goodsList(list),
  }))
  const signedIn = shop.visitor.customerId !== null
  return renderStatic(
    shop,
    <StaticRouter location="/">
      <EmptyBasket categories={categories} lists={lists} signedIn={signedIn} freeFrom={freeFrom} />
    </StaticRouter>,
    'empty-',
  )
}
