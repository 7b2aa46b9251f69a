import { StaticRouter } from 'react-router'
import { EmptyBasket } from '#features/basket/ui/empty-basket.tsx'
import { menuTree } from '#features/catalogue/queries/categories.ts'
import { deliveryPlaceholders } from '#features/delivery/views/delivery-options.ts'
import { renderStatic } from '#kit/render-static.tsx'
import type { Shop } from '#shop'

/** What a basket without lines shows, as HTML: most visits to the basket need none of its scripts. */
export async function emptyBasketMarkup(shop: Shop): Promise<string> {
  const [categories, { 'delivery.freeFrom': freeFrom }] = await Promise.all([
    menuTree(shop),
    deliveryPlaceholders(shop),
  ])
  return renderStatic(
    shop,
    <StaticRouter location="/">
      <EmptyBasket categories={categories} signedIn={shop.visitor.customerId !== null} freeFrom={freeFrom} />
    </StaticRouter>,
    'empty-',
  )
}
