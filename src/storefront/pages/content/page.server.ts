import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router'
import { findProductPage } from '#features/catalogue/reads/product-page.ts'
import { contentInForce } from '#features/content/reads.ts'
import { fillPlaces, sellerPlaces } from '#features/content/rules/fill-places.ts'
import { sellerOf } from '#features/content/settings.ts'
import { deliveryPlaces } from '#features/delivery/reads/delivery-places.ts'
import { askQuestion } from '#features/opinions/actions/ask-question.ts'
import { illustrated } from '#features/pictures/reads/illustrated.ts'
import { excerpt } from '#shared/excerpt.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import type { PageHead } from '../../page-head.ts'
import { readForm } from '../../read-form.server.ts'
import { personalShop, publicShop } from '../../shop-context.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { tooMany } from '../../too-many.server.ts'
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
    title: tabTitle(shop, content.title),
    description: excerpt(html),
    canonical: serverUrls.absolute(shop.publicUrl, urls.content(content.slug)),
    shopName: seller.shopName,
  }
  const query = new URL(request.url).searchParams
  const asked = content.slug === contactPage ? askedProduct(query) : null
  const question = asked === null ? null : await questionOf(shop, asked)
  return { head, title: content.title, html, question: question && { ...question, isSent: query.has('wyslano') } }
}

const contactPage = 'kontakt'

/** Takes a question about a product; what was typed comes back when something is wrong with it, but never stands in an address. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (params.slug !== contactPage) throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const fields = new Map(await readForm(request))
  const shop = await personalShop(context)
  const asked = await askQuestion(shop, fields)
  if (asked.ok) return redirect(serverUrls.askedAbout(String(fields.get('question_product_id'))), 303)
  const { problem } = asked
  const typed = {
    email: String(fields.get('question_email') ?? ''),
    question: String(fields.get('product_question') ?? ''),
  }
  if (problem.code === 'faults') return data({ typed, faults: problem.faults }, 422)
  if (problem.code === 'wait') return data({ typed, message: problem.message }, tooMany(problem.until, shop.now))
  return data({ typed, message: problem.message }, 404)
}

/** What is asked about, in words and with a mail that says it; null for a product that is not there. */
async function questionOf(shop: PublicShop, id: number) {
  const product = await findProductPage(shop, id)
  if (!product) return null
  const { subject, mail } = questionAbout(product, sellerOf(shop.settings), shop.words)
  return { title: subject, mail, product: { id, name: product.name, address: urls.product(product) } }
}
