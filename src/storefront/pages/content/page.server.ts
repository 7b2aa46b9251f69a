import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router'
import { findProductPage } from '#features/catalogue/queries/product-page.ts'
import { detailsTexts } from '#features/catalogue/texts.ts'
import { findCurrentContent } from '#features/content/queries.ts'
import { withContactCards } from '#features/content/rules/contact-list.ts'
import { cutAfterFirstSection, sectionsOf, withHeadingIds } from '#features/content/rules/headings.ts'
import { cutBeforePicturedSection, isIllustrated } from '#features/content/rules/page-sections.ts'
import { fillPlaceholders, sellerPlaceholders } from '#features/content/rules/placeholders.ts'
import type { Seller } from '#features/content/settings.ts'
import { getSeller } from '#features/content/settings.ts'
import { contentTexts } from '#features/content/texts.ts'
import { withIllustrations } from '#features/pictures/queries.ts'
import { excerpt } from '#shared/plain-text.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { readForm } from '../../forms.server.ts'
import { notFound } from '../../not-found.server.ts'
import type { PageHead } from '../../page-head.ts'
import { getPersonalShop, getPublicShop } from '../../route-context.ts'
import { getSettingPlaceholders } from '../../setting-placeholders.server.ts'
import { tabTitle } from '../../tab-title.server.ts'
import { contactForm, contactPage, receiveMessage, receiveQuestion } from './contact-form.server.ts'
import { renderPageParts, withTitleInside } from './page-parts.server.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const content = await findCurrentContent(shop, params.slug ?? '')
  if (!content) throw await notFound(shop)
  const seller = getSeller(shop.settings)
  const html = await withIllustrations(
    shop,
    fillPlaceholders(content.html, { ...sellerPlaceholders(seller), ...(await getSettingPlaceholders(shop)) }),
  )
  const query = new URL(request.url).searchParams
  const productId = content.slug === contactPage ? readProductId(query) : null
  const question = productId === null ? null : await getProductQuestion(shop, productId)
  const contact = question ? null : contactForm(content.slug, seller, query)
  const text = withContactCards(withHeadingIds(html))
  const illustrated = isIllustrated(text)
  const [beginning, rest] = contact ? (cutBeforePicturedSection(text) ?? cutAfterFirstSection(text)) : [text, '']
  const partsBefore = await renderPageParts(shop, beginning, illustrated && !contact)
  const parts = [...partsBefore, ...(await renderPageParts(shop, rest, illustrated))]
  const head: PageHead = {
    title: tabTitle(shop, content.title),
    description: excerpt(parts.map((part) => ('html' in part ? part.html : '')).join(' ')),
    canonical: serverUrls.absolute(shop.publicUrl, urls.content(content.slug)),
    shopName: seller.shopName,
  }
  const titled = withTitleInside(shop, parts, content.title)
  return {
    head,
    title: content.title,
    isTitled: titled !== null,
    parts: titled ?? parts,
    money: shop.currency.format,
    question: question && { ...question, isSent: query.has('wyslano') },
    /** The form for a message, which follows the first `after` parts. */
    contact: contact && { ...contact, after: partsBefore.length },
    contents: {
      label: translate(contentTexts.contents, {}, shop.textOverrides),
      sections: contact || illustrated || parts.some((part) => 'goods' in part) ? [] : sectionsOf(text),
    },
  }
}

/** Receives what was written on the contact page: a message, or a question about a product. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  if (params.slug !== contactPage) throw data(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
  const fields = new Map(await readForm(request))
  const shop = await getPersonalShop(context)
  return fields.has('question_product_id') ? receiveQuestion(shop, fields) : receiveMessage(shop, fields)
}

/** Returns the product of the question, as text and with a mail link; null for a product that does not exist. */
async function getProductQuestion(shop: PublicShop, id: number) {
  const product = await findProductPage(shop, id)
  if (!product) return null
  const { subject, mail } = productQuestion(product, getSeller(shop.settings), shop.textOverrides)
  return { title: subject, mail, product: { id, name: product.name, address: urls.product(product) } }
}

/** How to ask the seller about a product, as texts. `mail` is null where the seller has no address for it. */
export function productQuestion(product: { id: number; name: string }, { email }: Seller, overrides: TextOverrides) {
  const about = { product: product.name, id: product.id }
  const subject = translate(detailsTexts.questionSubject, about, overrides)
  return {
    subject,
    lead: translate(detailsTexts.questionLead, about, overrides),
    mail: email
      ? {
          text: translate(detailsTexts.questionMail, { email }, overrides),
          href: `mailto:${email}?subject=${encodeURIComponent(subject)}`,
        }
      : null,
  }
}

/** Returns the id of the product in the question; null without one. */
export function readProductId(query: URLSearchParams): number | null {
  const id = query.get('produkt') ?? ''
  return /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null
}
