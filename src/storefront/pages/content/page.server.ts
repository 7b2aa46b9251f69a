import { data, type LoaderFunctionArgs } from 'react-router'
import { contentInForce } from '#features/content/reads.ts'
import { fillPlaces, sellerPlaces } from '#features/content/rules/fill-places.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryPlaces } from '#features/delivery/reads/delivery-places.ts'
import { illustrated } from '#features/pictures/reads/illustrated.ts'
import { excerpt } from '#shared/excerpt.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const content = await contentInForce(shop, params.slug ?? '')
  if (!content) throw data(null, { status: 404 })
  const seller = sellerOf(shop.settings)
  const html = await illustrated(
    shop,
    fillPlaces(content.html, { ...sellerPlaces(seller), ...(await deliveryPlaces(shop)) }),
  )
  const head: PageHead = {
    title: `${content.title} · ${seller.shopName}`,
    description: excerpt(html),
    canonical: serverUrls.absolute(shop.publicUrl, urls.content(content.slug)),
    shopName: seller.shopName,
  }
  return { head, title: content.title, html }
}
