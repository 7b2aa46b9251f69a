import { data, type LoaderFunctionArgs } from 'react-router'
import { findProductPage } from '#features/catalogue/reads/product-page.ts'
import { contentInForce } from '#features/content/reads.ts'
import { fillPlaces, sellerPlaces } from '#features/content/rules/fill-places.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryPlaces } from '#features/delivery/reads/delivery-places.ts'
import { illustrated } from '#features/pictures/reads/illustrated.ts'
import { excerpt } from '#shared/excerpt.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { PageHead } from '../../page-head.ts'
import { publicShop } from '../../shop-context.ts'
import { questionAbout } from '../question-about.server.ts'
import { askedProduct } from './asked-product.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
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
  const asked = content.slug === 'kontakt' ? askedProduct(new URL(request.url).searchParams) : null
  return { head, title: content.title, html, question: asked === null ? null : await questionOf(shop, asked) }
}

/** What is asked about, in words and with a mail that says it; null for a product that is not there. */
async function questionOf(shop: PublicShop, id: number) {
  const product = await findProductPage(shop, id)
  if (!product) return null
  const { subject, mail } = questionAbout(product, sellerOf(shop.settings), shop.words)
  return { title: subject, mail, product: { name: product.name, address: urls.product(product) } }
}
