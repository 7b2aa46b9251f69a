import {
  type ActionFunctionArgs,
  createContext,
  data,
  type HeadersFunction,
  type LoaderFunctionArgs,
  redirect,
} from 'react-router'
import { basketTexts } from '#features/basket/texts/basket.ts'
import { findProductPage, type ProductPage } from '#features/catalogue/queries/product-page.ts'
import { stockByStore } from '#features/catalogue/queries/stock.ts'
import { contactLinkForProduct } from '#features/catalogue/rules/product-page.ts'
import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import { isAmount, sizeTexts } from '#features/catalogue/rules/size-labels.ts'
import { stockText } from '#features/catalogue/rules/stock-labels.ts'
import { contactLinkSetting, sectionPrefixSetting, sizeLookupSetting } from '#features/catalogue/settings.ts'
import { getSeller } from '#features/content/settings.ts'
import { promiseText } from '#features/delivery/rules/shipping-promise.ts'
import { latestDespatch } from '#features/delivery/rules/shipping-time.ts'
import { shippingTimes } from '#features/delivery/views/shipping-promises.ts'
import { type Hotspots, withoutProducts } from '#features/hotspots/rules.ts'
import { getHotspots } from '#features/hotspots/views.ts'
import { parseWireQuantity } from '#features/offers/checks.ts'
import { getOffersByProduct, type PricedOffer } from '#features/offers/queries.ts'
import { applyLineOptions } from '#features/offers/rules/apply-line-options.ts'
import { type OfferAvailability, offerAvailability } from '#features/offers/rules/availability.ts'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { entryPrice, isPriceVisible, visiblePrice } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import type { Amount } from '#features/pricing/rules/price-facts.ts'
import { choicePriceText, priceWords } from '#features/pricing/rules/price-texts.ts'
import { priceTextSettings } from '#features/pricing/settings.ts'
import { getPriceFacts } from '#features/pricing/views.ts'
import type { GridProduct } from '#features/search/ui/product-grid.tsx'
import { log } from '#platform/log.ts'
import { untilInWords } from '#shared/day.ts'
import { decimalText } from '#shared/decimal.ts'
import { pack } from '#shared/packed.ts'
import type { Message } from '#shared/text.ts'
import { translate } from '#shared/text.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { breadcrumbsMarkup } from '../../breadcrumbs.server.tsx'
import { readTextFields } from '../../forms.server.ts'
import { notFound } from '../../not-found.server.ts'
import { getPublicShop } from '../../route-context.ts'
import { frameTexts } from '../../texts/frame.ts'
import { productQuestion } from '../content/page.server.ts'
import { getChoices } from './choices.server.tsx'
import { productDetails } from './details.server.ts'
import { getOpinionsSection } from './opinions.server.tsx'
import { productHead } from './product-head.ts'
import { getDeliveryCosts, getInstalments } from './size-costs.server.tsx'
import { sizeDetails } from './size-details.server.ts'
import { findSizeGuide } from './size-guide.server.ts'
import { sizeQuestion } from './size-question.ts'
import { getProductLinks, productTrustMarkup } from './static-parts.server.tsx'

/** The buy form that was sent without scripts and refused; null: the page is asked for as usual. */
const refusedForm = createContext<Record<string, string | undefined> | null>(null)

/**
 * Shows the page with what was typed into its buy form, and what is wrong with it: /basketchange.php leads the refused form here. The loader
 * renders it, so that the page needs no script for it; the answer to a form is never cached.
 */
export async function action({ context, request }: ActionFunctionArgs) {
  context.set(refusedForm, await readTextFields(request))
  return data(null, { status: 422, headers: { 'Cache-Control': 'no-store' } })
}

export const headers: HeadersFunction = ({ actionHeaders }) => actionHeaders

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = getPublicShop(context)
  const id = idAtEnd(params.product ?? '')
  const product = id === null ? null : await findProductPage(shop, id)
  if (!product) {
    log.info({ product: id }, 'no data') // A8.10; not a warning, since anybody can request what does not exist
    throw await notFound(shop)
  }
  const path = urls.product(product)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!product.withdrawn && pathname.replace(/\.data$/, '') !== path) throw redirect(path + search, 301)
  const refused = context.get(refusedForm)
  const offers = [...(await getOffersByProduct(shop, [product.id])).values()]
  const [related, sizes, stockByProduct, opinions] = await Promise.all([
    getHotspots(shop, [product.id]),
    getShownSizes(shop, offers, refused),
    stockByStore(shop, [product.id]),
    getOpinionsSection(shop, product),
  ])
  const rows = withoutProducts(related, offers[0]?.parts.map(({ productId }) => productId) ?? [])
  if (product.withdrawn)
    throw data({ relatives: rows.products_associated_zone2.slice(0, 4), money: shop.currency.format }, { status: 410 })
  const delivery = await getDeliveryCosts(shop, product, sizes)
  const breadcrumbs = [
    { name: translate(frameTexts.home, {}, shop.textOverrides), address: urls.home() },
    ...product.categories.map((category) => ({ name: category.name, address: urls.category(category) })),
    { name: product.name, address: null },
  ]
  const seller = getSeller(shop.settings)
  const { publicUrl, currency } = shop
  const about = { currency: currency.format.code, publicUrl, shopName: seller.shopName }
  const priced = offers.map((offer, index) => ({ gross: entryPrice(offer), refusal: sizes[index]?.refusal ?? null }))
  const head = productHead({
    product,
    sizes: priced,
    breadcrumbs,
    rating: product.rating,
    reviews: opinions.reviews,
    ...about,
  })
  const { subject } = productQuestion(product, seller, shop.textOverrides)
  const link = contactLinkForProduct(shop.settings.get(contactLinkSetting), product, subject)
  const contact = { phone: seller.phone, email: seller.email, link }
  const idPrefix = shop.settings.get(sectionPrefixSetting)
  const details = productDetails(product, seller, shop.textOverrides)
  const names = sizeTexts(
    product.kind,
    sizes.map(({ name }) => name),
  )
  const requestedSize = searchParams.get('rozmiar')
  const known = sizes.some(({ type }) => type === requestedSize)
  const sizeGuide = sizes.length > 1 ? await findSizeGuide(shop, product.categories) : null
  if (sizes.length === 0) log.warn({ product: product.id }, 'setCurrentSize no data')
  return data(
    {
      head,
      breadcrumbs: breadcrumbsMarkup(shop, breadcrumbs),
      product: {
        ...publicProduct(product),
        sizeWord: translate(names.one, {}, shop.textOverrides),
        missingSize: translate(names.missing, {}, shop.textOverrides),
        rating: opinions.rating,
      },
      details,
      sizes,
      asksAgain: shop.settings.get(sizeLookupSetting) === 'yes',
      choices: getChoices(shop, offers, await partPrices(shop, offers), refused),
      asked: { size: requestedSize, known: known || requestedSize === null },
      shelves: stockByProduct.get(product.id) ?? [],
      delivery,
      opinions: opinions.html,
      hotspots: pack<Hotspots<GridProduct>>(rows),
      contact,
      sizeGuide,
      sizeQuestion: sizeQuestion(sizes, translate(names.choose, {}, shop.textOverrides), sizeGuide !== null),
      trust: sizes.some(({ refusal }) => refusal === null) ? productTrustMarkup(shop, offers.slice(0, 1)) : '',
      links: getProductLinks(shop, product, link),
      idPrefix,
      money: currency.format,
    },
    { status: known || requestedSize === null ? 200 : 404 },
  )
}

/** What each part of a bundle costs by itself; empty where a price is not public. */
async function partPrices(shop: PublicShop, [offer]: PricedOffer[]): Promise<Amount[]> {
  if (!offer || offer.parts.length === 0 || !isPriceVisible(offer)) return []
  return (await getPriceFacts(shop, [offer.size.id])).get(offer.size.id)?.parts ?? []
}

/** Without what `details` contains as text. */
function publicProduct({ disclosures: _, parts: __, rating: ___, ...product }: ProductPage) {
  return product
}

/** Returns sizes as the basket sees them, so that the page refuses what the basket would. */
async function getShownSizes(
  shop: PublicShop,
  offers: PricedOffer[],
  refused: Record<string, string | undefined> | null,
) {
  const [facts, times] = await Promise.all([
    getPriceFacts(
      shop,
      offers.flatMap(({ price, size }) => (price ? size.id : [])),
    ),
    shippingTimes(
      shop,
      offers.map(({ size }) => size.id),
    ),
  ])
  const textSettings = {
    ...priceTextSettings(shop.settings),
    format: shop.currency.format,
    textOverrides: shop.textOverrides,
  }
  const instalments = getInstalments(shop, offers)
  const visibleFacts = (offer: SizeOffer) => (isPriceVisible(offer) ? facts.get(offer.size.id) : undefined)
  const differ = differInPrice(offers)
  const sizes = offers.map((offer) => {
    const { promise = null, time = null } = times.get(offer.size.id) ?? {}
    const priceFacts = visibleFacts(offer)
    const words = priceFacts
      ? priceWords(priceFacts, offer.unit.name, quantityRange(offer.bounds).minimum, textSettings)
      : null
    const availability = offerAvailability(offer, promise?.kind === 'unknown')
    const { status, causes, shippingInfo, notify } = availability
    return {
      id: offer.size.id,
      type: offer.size.type,
      name: offer.size.name,
      bounds: offer.bounds,
      ...(refused && (offers.length === 1 || refused.size === offer.size.type) && refusedQuantity(refused.number)),
      status,
      statusWords: translate(availability.description, {}, shop.textOverrides),
      stockWords: describeStock(shop, offer, status),
      refusal: causes[0]?.message ?? null,
      shippingInfo,
      notify,
      forPoints: pointsAvailability(offer),
      weight: offer.weight,
      gross: visiblePrice(offer),
      priceWords: words,
      price: differ && priceFacts ? choicePriceText(priceFacts, textSettings) : null,
      promotion: promotionEnd(offer.price, shop.now),
      promise: promiseText(promise, shop.textOverrides),
      backOn: availability.deliveryDate,
      leaves: shippingInfo === 'time' && time ? { time: latestDespatch(time), days: time.days } : null,
      instalments: instalments.get(offer.size.type) ?? null,
    }
  })
  const details = sizeDetails(sizes, shop.textOverrides)
  return sizes.map(({ price: _, backOn: __, ...size }, index) => ({ ...size, detail: details[index] ?? '' }))
}

/** What a refused form asked for, as the quantity field writes it; the field begins as usual where it names none, and says why where it is no quantity. */
function refusedQuantity(typed: string | undefined): { quantity?: string; alert?: Message } {
  if (typed === undefined) return {}
  const quantity = parseWireQuantity(typed)
  return quantity ? { quantity: decimalText(quantity) } : { alert: { text: basketTexts.wrongQuantity } }
}

/** Whether the choice of a size should say what each costs: not where its name is the price, or other choices must be made that change it. */
function differInPrice(offers: PricedOffer[]): boolean {
  const isPlain = offers.every(
    ({ size, configurator }) =>
      !configurator.some(({ required, when }) => required && when === null) && !isAmount(size.name),
  )
  return isPlain && new Set(offers.map(visiblePrice)).size > 1
}

/** Returns the end of a promotion's price, as moment and text: for an end at midnight the text names the day before. */
function promotionEnd(price: PricedOffer['price'], now: Date): { until: Date; words: string } | null {
  const until = price?.regular ? price.promotionUntil : null
  return until && { until, words: untilInWords(until, now) }
}

function describeStock(shop: PublicShop, { backOn, product, bounds, unit }: SizeOffer, status: Availability): string {
  const message = stockText({ status, backOn, kind: product.kind, stock: bounds.stock, unit })
  return message ? translate(message.text, message.values, shop.textOverrides) : ''
}

/** The state of the form for a visitor who pays with points. */
function pointsAvailability(offer: SizeOffer): Pick<OfferAvailability, 'status'> & { refusal: Message | null } {
  const { status, causes } = offerAvailability(applyLineOptions(offer, { ...defaultLineOptions, forPoints: true }))
  return { status, refusal: causes[0]?.message ?? null }
}

export type ShownSize = Awaited<ReturnType<typeof getShownSizes>>[number]
