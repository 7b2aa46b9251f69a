import { whyNotSold } from '#features/basket/rules/offer.ts'
import type { ProductInFull } from '#features/catalogue/reads/products-in-full.ts'
import type { ProductKind } from '#features/catalogue/rules/product-kind.ts'
import type { ReductionFacts } from '#features/pricing/rules/price-view.ts'
import type { WayOfTelling } from '#features/pricing/rules/price-words.ts'
import { shownAmount } from '#features/pricing/rules.ts'
import { priceText } from '#features/search/rules/price-text.ts'
import { decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import { availabilityAnswer } from './availability-answer.ts'
import type { Product, ProductSize, ProductSubscription, ProductType } from './generated/resolver-types.ts'
import { type Offer, type Offers, productPrice, type WayOfPricing } from './product-price.ts'

interface Way extends WayOfPricing, Pick<WayOfTelling, 'priceType' | 'format' | 'words'> {}

export const productTypes: Record<ProductKind, ProductType> = {
  item: 'product',
  bundle: 'bundle',
  virtual: 'virtual',
  service: 'service',
}

/**
 * A product as clients read it.
 * @param lowest by size, where a promotion runs: minor units
 */
export function productAnswer(
  product: ProductInFull,
  offers: Offers,
  lowest: Map<number, ReductionFacts>,
  way: Way,
): Product {
  const { id, name, versionName, producer, series, unit } = product
  const [first] = product.pictures
  const category = product.categories.at(-1)
  const own = product.sizes.flatMap(({ id }) => offers.get(id) ?? [])
  const sold = own.some(isSold) ? own.filter(isSold) : own
  return {
    id,
    type: productTypes[product.kind],
    name,
    versionName,
    description: product.lead,
    longDescription: product.description,
    link: urls.product(product),
    icon: first ? urls.picture(first.file, 320) : null,
    iconSmall: first ? urls.picture(first.file, 160) : null,
    iconSecond: first ? urls.picture(first.file, 320, 'jpeg') : null,
    iconSmallSecond: first ? urls.picture(first.file, 160, 'jpeg') : null,
    code: product.sizes[0]?.code ?? null,
    zones: [],
    price: productPrice(cheapest(sold), lowest, way),
    priceText: textOf(sold, unit.name, way),
    points: product.pointsPrice,
    pointsReceive: product.pointsReceived,
    unit: {
      name: unit.name,
      singular: unit.one,
      plural: unit.many,
      fraction: unit.other,
      sellBy: Number(product.sellBy),
      precision: product.precision,
      unitConvertedFormat: own[0]?.price?.content?.unit ?? null,
    },
    producer,
    category: category ? { ...category, link: urls.category(category) } : null,
    series,
    enclosuresImages: product.pictures.map(({ file, width, height }, place) => ({
      position: place + 1,
      url: urls.picture(file, 1280),
      width,
      height,
      mediumUrl: urls.picture(file, 640),
      iconUrl: urls.picture(file, 160),
      iconWidth: Math.min(160, width),
      iconHeight: Math.round((height * Math.min(160, width)) / width),
    })),
    sizes: product.sizes.map((size) => sizeAnswer(size, offers.get(size.id), lowest, way)),
    parametersWithContext: [], // with `group` read only when they are asked for
    group: null,
    subscription: subscriptionAnswer(own[0]),
  }
}

function textOf(offers: Offer[], unit: string, way: Way): string | null {
  const [offer] = offers
  const amounts = offers.flatMap(({ price }) =>
    price ? [shownAmount(price.gross, price.vatPercent, way.priceType)] : [],
  )
  return offer ? priceText(offer, amounts, unit, way) : null
}

function sizeAnswer(
  size: ProductInFull['sizes'][number],
  offer: Offer | undefined,
  lowest: Map<number, ReductionFacts>,
  way: Way,
): ProductSize {
  const stock = offer?.bounds.stock ?? null
  const amount = stock === null ? -1 : Number(decimalText(stock))
  return {
    id: size.type,
    name: size.name,
    code: size.code,
    codeProducer: size.ean,
    amount,
    ...{ amount_mw: amount, amount_mo: 0, amount_mp: 0 },
    availability: availabilityAnswer(offer, way.words),
    weight: (offer?.weight ?? 0) / 1000,
    price: productPrice(offer, lowest, way),
  }
}

function isSold(offer: Offer): boolean {
  return whyNotSold(offer) === null
}

function cheapest(offers: Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => (a.price?.gross ?? Infinity) - (b.price?.gross ?? Infinity))[0]
}

function subscriptionAnswer(offer: Offer | undefined): ProductSubscription | null {
  if (!offer?.subscription) return null
  const { minimumPerSubscription: minimum = null } = offer.bounds
  return {
    minimumQuantity: minimum === null ? null : Number(decimalText(minimum)),
    periods: offer.subscription.everyDays,
  }
}
