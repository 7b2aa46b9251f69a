import type { offersOfProducts } from '#features/basket/reads/find-offers.ts'
import { whyNotSold } from '#features/basket/rules/offer.ts'
import type { ProductInFull } from '#features/catalogue/reads/products-in-full.ts'
import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { Amount } from '#features/pricing/rules/price-facts.ts'
import { type ReductionFacts, unitView } from '#features/pricing/rules/price-view.ts'
import type { WayOfTelling } from '#features/pricing/rules/price-words.ts'
import { shownAmount } from '#features/pricing/rules.ts'
import { priceText } from '#features/search/rules/price-text.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, splitVat } from '#shared/money.ts'
import { urls } from '#shared/urls.ts'
import type { Product, ProductPrice, ProductSize } from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer, priceAnswer } from './money.ts'

type Offers = Awaited<ReturnType<typeof offersOfProducts>>
type Offer = Offers extends Map<number, infer One> ? One : never

/**
 * A product as clients read it.
 * @param lowest by size, where a promotion runs: minor units
 */
export function productAnswer(
  product: ProductInFull,
  offers: Offers,
  lowest: Map<number, ReductionFacts>,
  way: Pick<WayOfTelling, 'priceType' | 'format' | 'words'>,
): Product {
  const { format } = way
  const { id, name, versionName, producer, series, unit } = product
  const [first, second] = product.pictures
  const category = product.categories.at(-1)
  const own = product.sizes.flatMap(({ id }) => offers.get(id) ?? [])
  const sold = own.some(isSold) ? own.filter(isSold) : own
  return {
    id,
    type: `product_${product.kind}`,
    name,
    versionName,
    description: product.lead,
    longDescription: product.description,
    link: urls.product(product),
    icon: first ? urls.picture(first.file, 320) : null,
    iconSmall: first ? urls.picture(first.file, 160) : null,
    iconSmallSecond: second ? urls.picture(second.file, 160) : null,
    price: priceOf(cheapest(sold), lowest, format),
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
    })),
    sizes: product.sizes.map((size) => sizeAnswer(size, offers.get(size.id), lowest, format)),
  }
}

function textOf(
  offers: Offer[],
  unit: string,
  way: Pick<WayOfTelling, 'priceType' | 'format' | 'words'>,
): string | null {
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
  format: CurrencyFormat,
): ProductSize {
  const stock = offer?.bounds.stock ?? null
  return {
    id: size.type,
    name: size.name,
    code: size.code,
    codeProducer: size.ean,
    amount: stock === null ? -1 : Number(decimalText(stock)),
    weight: (offer?.weight ?? 0) / 1000,
    price: priceOf(offer, lowest, format),
  }
}

function isSold(offer: Offer): boolean {
  return whyNotSold(offer) === null
}

function cheapest(offers: Offer[]): Offer | undefined {
  return offers.toSorted((a, b) => (a.price?.gross ?? Infinity) - (b.price?.gross ?? Infinity))[0]
}

/** Null where something else stands in the price's place. */
function priceOf(
  offer: Offer | undefined,
  lowest: Map<number, ReductionFacts>,
  format: CurrencyFormat,
): ProductPrice | null {
  const label = offer && priceLabel(offer)
  if (!offer || (label !== 'price' && label !== 'free')) return null
  if (label === 'price' && !offer.price) return null
  const vatPercent = offer.price?.vatPercent ?? '0'
  const told = label === 'price' && offer.price ? unitView(offer.price, lowest.get(offer.size.id)) : null
  const gross = told?.price.gross ?? 0
  const answer = (amount: Amount | null | undefined) => (amount ? amountAnswer(amount, format) : null)
  return {
    price: priceAnswer(gross, vatPercent, format),
    omnibusPrice: answer(told?.lowest),
    beforeRebate: answer(told?.crossed),
    suggested: answer(told?.recommended),
    tax: {
      vatPercent: Number(vatPercent),
      vatString: `${Number(vatPercent)}%`,
      worth: moneyAnswer(splitVat(gross, vatPercent).vat, format),
    },
  }
}
