import { data, type LoaderFunctionArgs, redirect } from 'react-router'
import { offersOfProducts, type PricedOffer } from '#features/basket/reads/find-offers.ts'
import { type SizeAvailability, sizeAvailability } from '#features/basket/rules/availability.ts'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { tailor } from '#features/basket/rules/tailor.ts'
import { plainTerms } from '#features/basket/rules/terms.ts'
import { entryGross, isTold, toldGross } from '#features/basket/rules/told-price.ts'
import { findProductPage, type ProductPage } from '#features/catalogue/reads/product-page.ts'
import { stockTables } from '#features/catalogue/reads/stock-tables.ts'
import { contactLinkAbout } from '#features/catalogue/rules/contact-link.ts'
import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import { sizeTexts } from '#features/catalogue/rules/size-word.ts'
import { stockWords } from '#features/catalogue/rules/stock-words.ts'
import { contactLinkSetting, sectionPrefixSetting, sizeLookupSetting } from '#features/catalogue/settings.ts'
import { sellerOf } from '#features/content/settings.ts'
import { shippingTimes } from '#features/delivery/reads/shipping-promises.ts'
import { promiseWords } from '#features/delivery/rules/promise-words.ts'
import { leavesBy } from '#features/delivery/rules/shipping-time.ts'
import { hotspots } from '#features/hotspots/reads/hotspots.ts'
import { priceFacts } from '#features/pricing/reads/price-facts.ts'
import { priceWords } from '#features/pricing/rules/price-words.ts'
import { wayOfTelling } from '#features/pricing/settings.ts'
import { untilInWords } from '#features/promotions/rules/moment-in-words.ts'
import { log } from '#platform/log.ts'
import type { Message } from '#shared/text.ts'
import { say } from '#shared/text.ts'
import { idAtEnd, urls } from '#shared/urls.ts'
import type { PublicShop } from '#shop'
import { publicShop } from '../../shop-context.ts'
import { frameTexts } from '../../texts/frame.ts'
import { questionAbout } from '../question-about.server.ts'
import { choicesOf } from './choices.server.tsx'
import { deliveryCosts } from './delivery-costs.server.ts'
import { productDetails } from './details.server.ts'
import { instalmentsOf } from './instalments.server.tsx'
import { productHead } from './product-head.ts'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = publicShop(context)
  const id = idAtEnd(params.product ?? '')
  const product = id === null ? null : await findProductPage(shop, id)
  if (!product) {
    log.info({ product: id }, 'no data') // A8.10; no warning, since anybody can ask for what there is not
    throw data(null, { status: 404 })
  }
  const path = urls.product(product)
  const { pathname, search, searchParams } = new URL(request.url)
  if (!product.withdrawn && pathname.replace(/\.data$/, '') !== path) throw redirect(path + search, 301)
  const offers = [...(await offersOfProducts(shop, [product.id])).values()]
  const [rows, sizes, shelves] = await Promise.all([
    hotspots(shop, [product.id]),
    buyableSizes(shop, offers),
    stockTables(shop, [product.id]),
  ])
  if (product.withdrawn)
    throw data({ relatives: rows.products_associated_zone2.slice(0, 4), money: shop.currency.format }, { status: 410 })
  const delivery = await deliveryCosts(shop, product, sizes)
  const breadcrumbs = [
    { name: say(frameTexts.home, {}, shop.words), address: urls.home() },
    ...product.categories.map((category) => ({ name: category.name, address: urls.category(category) })),
    { name: product.name, address: null },
  ]
  const seller = sellerOf(shop.settings)
  const { publicUrl, currency } = shop
  const about = { currency: currency.format.code, publicUrl, shopName: seller.shopName }
  const priced = offers.map((offer, place) => ({ gross: entryGross(offer), refusal: sizes[place]?.refusal ?? null }))
  const head = productHead({ product, sizes: priced, breadcrumbs, ...about })
  const { subject } = questionAbout(product, seller, shop.words)
  const link = contactLinkAbout(shop.settings.get(contactLinkSetting), product, subject)
  const contact = { phone: seller.phone, email: seller.email, link }
  const idPrefix = shop.settings.get(sectionPrefixSetting)
  const details = productDetails(product, seller, shop.words)
  const called = sizeTexts(
    product.kind,
    sizes.map(({ name }) => name),
  )
  const asked = searchParams.get('rozmiar')
  const known = sizes.some(({ type }) => type === asked)
  if (sizes.length === 0) log.warn({ product: product.id }, 'setCurrentSize no data')
  return data(
    {
      head,
      breadcrumbs,
      product: {
        ...shownProduct(product),
        sizeWord: say(called.one, {}, shop.words),
        missingSize: say(called.missing, {}, shop.words),
      },
      details,
      sizes,
      asksAgain: shop.settings.get(sizeLookupSetting) === 'yes',
      choices: choicesOf(shop, offers),
      asked: { size: asked, known: known || asked === null },
      shelves: shelves.get(product.id) ?? [],
      delivery,
      hotspots: rows,
      contact,
      idPrefix,
      money: currency.format,
    },
    { status: known || asked === null ? 200 : 404 },
  )
}

/** Without what `details` says in words. */
function shownProduct({ disclosures: _, parts: __, ...product }: ProductPage) {
  return product
}

/** Sizes as the basket sees them, so that the page refuses what the basket would. */
async function buyableSizes(shop: PublicShop, offers: PricedOffer[]) {
  const [facts, times] = await Promise.all([
    priceFacts(
      shop,
      offers.flatMap(({ price }) => price ?? []),
    ),
    shippingTimes(
      shop,
      offers.map(({ size }) => size.id),
    ),
  ])
  const way = { ...wayOfTelling(shop.settings), format: shop.currency.format, words: shop.words }
  const instalments = instalmentsOf(shop, offers)
  const factsTold = (offer: SizeOffer) => (isTold(offer) ? facts.get(offer.size.id) : undefined)
  return offers.map((offer) => {
    const { promise = null, time = null } = times.get(offer.size.id) ?? {}
    const told = factsTold(offer)
    const availability = sizeAvailability(offer, promise?.kind === 'unknown')
    const { status, causes, shippingInfo, notify } = availability
    return {
      id: offer.size.id,
      type: offer.size.type,
      name: offer.size.name,
      bounds: offer.bounds,
      status,
      statusWords: say(availability.description, {}, shop.words),
      stockWords: stockOf(shop, offer, status),
      refusal: causes[0]?.message ?? null,
      shippingInfo,
      notify,
      forPoints: forPoints(offer),
      weight: offer.weight,
      gross: toldGross(offer),
      priceWords: told ? priceWords(told, offer.unit.name, way) : null,
      promotion: endOfPromotion(offer.price, shop.now),
      promise: promiseWords(promise, shop.words),
      leaves: shippingInfo === 'time' && time ? { time: leavesBy(time), days: time.days } : null,
      instalments: instalments.get(offer.size.type) ?? null,
    }
  })
}

/** The moment when a promotion's price ends, and its words: that of a midnight is the day before. */
function endOfPromotion(price: PricedOffer['price'], now: Date): { until: Date; words: string } | null {
  const until = price?.regular ? price.promotionUntil : null
  return until && { until, words: untilInWords(until, now) }
}

function stockOf(shop: PublicShop, { backOn, product, bounds, unit }: SizeOffer, status: Availability): string {
  const message = stockWords({ status, backOn, kind: product.kind, stock: bounds.stock, unit })
  return message ? say(message.text, message.values, shop.words) : ''
}

/** What the form is for whoever pays with points. */
function forPoints(offer: SizeOffer): Pick<SizeAvailability, 'status'> & { refusal: Message | null } {
  const { status, causes } = sizeAvailability(tailor(offer, { ...plainTerms, forPoints: true }))
  return { status, refusal: causes[0]?.message ?? null }
}

export type ProductSize = Awaited<ReturnType<typeof buyableSizes>>[number]
