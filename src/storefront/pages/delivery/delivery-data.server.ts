import { data, redirect } from 'react-router'
import { toShipment } from '#features/basket/rules/basket.ts'
import { orderedSizes } from '#features/basket/rules/ordered-sizes.ts'
import { getBasket } from '#features/basket/views.ts'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import { type CostFormat, deliveryCostText, describeDeliveryOptions } from '#features/delivery/rules/delivery-cost.ts'
import { type DestinationProblem, defaultDestination } from '#features/delivery/rules/destination.ts'
import { costTexts, deliveryOptionTexts } from '#features/delivery/texts.ts'
import { arrivalTexts } from '#features/delivery/views/arrival-texts.ts'
import { getDeliveryOptions, type ShipmentContents } from '#features/delivery/views/delivery-options.ts'
import type { OrderedSize } from '#features/delivery/views/shipping-promises.ts'
import { getOffersByProduct } from '#features/offers/queries.ts'
import { visiblePrice } from '#features/offers/rules/offer.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import { formatPrice } from '#features/pricing/rules/price-texts.ts'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { formatMoney } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import { countryName } from '#shared/postal-address.ts'
import { translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { PublicShop, Shop } from '#shop'
import { pageTitles } from '../../tab-title.server.ts'

export type DeliveryData = Awaited<ReturnType<typeof getDeliveryData>>

/** Everything shown about sending this to the destination, as texts. */
export async function getDeliveryData(shop: Shop, subject: DeliverySubject, destination: Destination) {
  const { mode, title, address, from, isSent, productIds, goodsGross, weight, isPaidFor } = subject
  const [options = []] = isSent
    ? await getDeliveryOptions(shop, destination, productIds, [{ goodsGross, weight, isPaidFor }])
    : []
  const fallback = defaultDestination(shop.settings)
  const isFallback = destination.country === fallback.country && destination.postcode === null
  const costFormat = costFormatOf(shop)
  const countries = await getDeliveryCountries(shop)
  const arrive = await arrivalTexts(shop, subject.sizes, options)
  const placeName = [countryName(destination.country), destination.postcode].filter(Boolean).join(', ')
  return {
    mode,
    ...pageTitles(shop, title),
    address,
    from,
    isSent,
    costs: {
      ...deliveryCostText(options, goodsGross, costFormat, isFallback, arrive),
      place: isFallback ? null : translate(costTexts.to, { place: placeName }, shop.textOverrides),
    },
    ways: describeDeliveryOptions(options, costFormat, { dearestFirst: mode === 'basket', arrive }),
    destination,
    place: isFallback ? null : placeName,
    usual: { country: fallback.country, name: countryName(fallback.country) },
    countries: [...new Set([...countries, destination.country])].map((code) => ({
      value: code,
      label: countryName(code),
    })),
    money: shop.currency.format,
    problem: null as {
      code: string
      text: DestinationProblem['message']['text']
      values?: DestinationProblem['message']['values']
    } | null,
    typed: {} as Record<string, string>,
  }
}

/** How costs are formatted: the shop's texts, currency and price type. */
export function costFormatOf({ textOverrides, currency, settings }: PublicShop): CostFormat {
  const priceType = settings.get(priceTypeSetting)
  const money = (amount: number) => formatMoney(amount, currency.format)
  const price = (gross: number, vatPercent: string) =>
    formatPrice(shownAmount(gross, vatPercent, priceType), { format: currency.format, textOverrides })
  return { textOverrides, money, price }
}

/** What is sent: one size of a product, or the visitor's whole basket. */
export interface DeliverySubject extends ShipmentContents {
  mode: 'product' | 'basket'
  title: string
  /** Address of this page. */
  address: string
  /** Address of the page that links here. */
  from: string
  sizes: OrderedSize[]
  /** False when there are only gift cards and services. */
  isSent: boolean
}

/** Returns the subject of the page's address. */
export function getDeliverySubject(shop: Shop, request: Request): Promise<DeliverySubject> {
  const { searchParams } = new URL(request.url)
  return searchParams.has('koszyk') ? getBasketSubject(shop) : getProductSubject(shop, searchParams)
}

/** For an empty basket, redirects to the basket. */
async function getBasketSubject(shop: Shop): Promise<DeliverySubject> {
  const basket = await getBasket(shop)
  if (basket.lines.length === 0) throw redirect(urls.basket(), 303)
  return {
    mode: 'basket',
    ...toShipment(basket),
    title: translate(deliveryOptionTexts.ofBasket, {}, shop.textOverrides),
    address: urls.basketDelivery(),
    from: urls.basket(),
    sizes: orderedSizes(basket.lines),
    isSent: basket.needsDelivery,
  }
}

/** The size in the address, or the product's first; 404 when it does not exist or is not visible. */
async function getProductSubject(shop: Shop, query: URLSearchParams): Promise<DeliverySubject> {
  const productId = /^\d{1,9}$/.test(query.get('produkt') ?? '') ? Number(query.get('produkt')) : 0
  const offers = [...(await getOffersByProduct(shop, [productId])).values()].filter(({ withdrawn }) => !withdrawn)
  const offer = offers.find(({ size }) => size.type === query.get('rozmiar')) ?? offers[0]
  if (!offer) throw data(null, { status: 404 })
  const { product, size, weight } = offer
  return {
    mode: 'product',
    goodsGross: visiblePrice(offer) ?? 0,
    weight,
    productIds: [product.id],
    title: translate(deliveryOptionTexts.of, { name: product.name }, shop.textOverrides),
    address: urls.delivery(product, size.type),
    from: urls.product(product),
    sizes: [{ sizeId: size.id }],
    isSent: isPhysical(product.kind),
  }
}
