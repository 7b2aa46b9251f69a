import type { FullProduct } from '#features/catalogue/queries/product-details.ts'
import type { ProductKind } from '#features/catalogue/rules/product.ts'
import { offerAvailability } from '#features/offers/rules/availability.ts'
import { findSaleRefusal, type SizeOffer } from '#features/offers/rules/offer.ts'
import { availabilityTexts } from '#features/offers/texts/offer.ts'
import type { ReductionFacts } from '#features/pricing/rules/price-details.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceTextOptions } from '#features/pricing/rules/price-texts.ts'
import { priceText } from '#features/search/rules/price-text.ts'
import { decimalText } from '#shared/decimal.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type {
  Product,
  ProductAvailability,
  ProductSize,
  ProductSubscription,
  ProductType,
} from './generated/resolver-types.ts'
import { type PriceAnswerContext, type ProductOffer, type ProductOffers, productPrice } from './product-price.ts'

interface ProductAnswerContext
  extends PriceAnswerContext,
    Pick<PriceTextOptions, 'priceType' | 'format' | 'textOverrides'> {}

export const productTypes: Record<ProductKind, ProductType> = {
  item: 'product',
  bundle: 'bundle',
  virtual: 'virtual',
  service: 'service',
}

/**
 * A product in the contract's form.
 * @param lowest lowest prices of reduced sizes, by size, in minor units
 */
export function productAnswer(
  product: FullProduct,
  offers: ProductOffers,
  lowest: Map<number, ReductionFacts>,
  context: ProductAnswerContext,
): Product {
  const { id, name, versionName, producer, series, unit } = product
  const [first] = product.pictures
  const category = product.categories.at(-1)
  const allOffers = product.sizes.flatMap(({ id }) => offers.get(id) ?? [])
  const shownOffers = allOffers.some(isSold) ? allOffers.filter(isSold) : allOffers
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
    price: productPrice(cheapest(shownOffers), lowest, context),
    priceText: textOf(shownOffers, unit.name, context),
    points: product.pointsPrice,
    pointsReceive: product.pointsReceived,
    unit: unitAnswer(product, allOffers[0]),
    producer,
    category: category ? { ...category, link: urls.category(category) } : null,
    series,
    enclosuresImages: product.pictures.map(pictureAnswer),
    sizes: product.sizes.map((size) => sizeAnswer(size, offers.get(size.id), lowest, context)),
    parametersWithContext: [], // `group` too: loaded only when requested
    group: null,
    subscription: subscriptionAnswer(allOffers[0]),
  }
}

function unitAnswer({ unit, sellBy, precision }: FullProduct, offer: ProductOffer | undefined): Product['unit'] {
  return {
    name: unit.name,
    singular: unit.one,
    plural: unit.many,
    fraction: unit.other,
    sellBy: Number(sellBy),
    precision,
    unitConvertedFormat: offer?.price?.content?.unit ?? null,
  }
}

function pictureAnswer({ file, width, height }: FullProduct['pictures'][number], index: number) {
  const iconWidth = Math.min(160, width)
  return {
    position: index + 1,
    url: urls.picture(file, 1280),
    width,
    height,
    mediumUrl: urls.picture(file, 640),
    iconUrl: urls.picture(file, 160),
    iconWidth,
    iconHeight: Math.round((height * iconWidth) / width),
  }
}

function textOf(offers: ProductOffer[], unit: string, context: ProductAnswerContext): string | null {
  const [offer] = offers
  const amounts = offers.flatMap(({ price }) =>
    price ? [shownAmount(price.gross, price.vatPercent, context.priceType)] : [],
  )
  return offer ? priceText(offer, amounts, unit, context) : null
}

function sizeAnswer(
  size: FullProduct['sizes'][number],
  offer: ProductOffer | undefined,
  lowest: Map<number, ReductionFacts>,
  context: ProductAnswerContext,
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
    availability: availabilityAnswer(offer, context.textOverrides),
    weight: (offer?.weight ?? 0) / 1000,
    price: productPrice(offer, lowest, context),
  }
}

function isSold(offer: ProductOffer): boolean {
  return findSaleRefusal(offer) === null
}

function cheapest(offers: ProductOffer[]): ProductOffer | undefined {
  return offers.toSorted((a, b) => (a.price?.gross ?? Infinity) - (b.price?.gross ?? Infinity))[0]
}

function subscriptionAnswer(offer: ProductOffer | undefined): ProductSubscription | null {
  if (!offer?.subscription) return null
  const { minimumPerSubscription: minimum = null } = offer.bounds
  return {
    minimumQuantity: minimum === null ? null : Number(decimalText(minimum)),
    periods: offer.subscription.everyDays,
  }
}

/** Availability of a size, with the texts of its page. */
function availabilityAnswer(offer: SizeOffer | undefined, textOverrides: TextOverrides): ProductAvailability {
  const { visible, status, description, descriptionTel, graphics } = offer ? offerAvailability(offer) : unavailable
  return {
    visible,
    status,
    description: translate(description, {}, textOverrides),
    descriptionTel: translate(descriptionTel, {}, textOverrides),
    icon: graphics,
    iconTel: graphics,
  }
}

/** For a size that is deleted while it is read. */
const unavailable = {
  visible: false,
  status: 'disable',
  description: availabilityTexts.disable,
  descriptionTel: availabilityTexts.disableTel,
  graphics: urls.statusGraphics('disable'),
} as const
