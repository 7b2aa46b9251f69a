import type { ProductRecord, ProductRecordSize } from '#features/catalogue/queries/product-record.ts'
import { visiblePrice } from '#features/offers/rules/offer.ts'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { exemptFromVat, splitVat } from '#shared/money.ts'
import { urls } from '#shared/urls.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import { moneyFields, toMainUnits } from '../wire-money.ts'
import type { ProjectorData, ProjectorOffer } from './projector-data.ts'

/** Member sizes (A7.4): a summary of the product and its sizes, with keys in the merchant's order. */
export function sizes(shop: PublicShop, { record, offers }: ProjectorData) {
  const offerOf = new Map(offers.map((offer) => [offer.size.id, offer]))
  const { producer, series, lead } = record
  const vat = offers.find(({ price }) => price)?.price?.vatPercent
  return {
    ...productFields(record),
    code: record.sizes[0]?.code ?? '',
    description: lead,
    ...(producer && { firm: { name: producer, productsLink: urls.search(producer) } }),
    ...(series && { series: { name: series, link: urls.search(series) } }),
    ...(vat !== undefined && { taxes: { vat: Number(vat === exemptFromVat ? '0' : vat).toFixed(1) } }),
    ...unitFields(record),
    amount: totalStockAmount(offers),
    items: Object.fromEntries(
      record.sizes.map((size) => [sizeKey(size), sizeItem(shop, size, offerOf.get(size.id))] as const),
    ),
  }
}

/** The identifiers of a product. */
export function productFields({ id, name, versionName, kind, picture }: ProductRecord) {
  return {
    id,
    name,
    ...(versionName && { version_name: versionName }),
    ...(picture && { icon: urls.picture(picture, 320) }),
    link: urls.product({ id, name }),
    product_type: `product_${kind}`,
  }
}

/** The unit, its step and its decimal places. */
export function unitFields({ unit, sellBy, precision }: Pick<ProductRecord, 'unit' | 'sellBy' | 'precision'>) {
  return {
    unit: unit.name,
    unit_single: unit.one,
    unit_plural: unit.many,
    unit_fraction: unit.other,
    unit_precision: String(precision),
    unit_sellby: Number(sellBy),
  }
}

/** '00002-M' */
export function sizeKey({ priority, type }: Pick<ProductRecordSize, 'priority' | 'type'>): string {
  return `${String(Math.max(0, priority)).padStart(5, '0')}-${type}`
}

function sizeItem(
  shop: PublicShop,
  { type, priority, name, code }: ProductRecordSize,
  offer: ProjectorOffer | undefined,
) {
  return {
    type,
    priority,
    name,
    description: name,
    ...(code && { code }),
    amount: stockAmount(offer?.bounds.stock),
    phone_price: wireFlag(offer?.phonePrice ?? false),
    prices: offer ? listPrices(shop, offer) : {},
  }
}

/** The stock on sale; -1 is unlimited. */
export function stockAmount(stock: Decimal | null | undefined): number {
  return stock === null ? -1 : Number(decimalText(stock ?? 0n))
}

function totalStockAmount(offers: ProjectorOffer[]): number {
  const stocks = offers.map(({ bounds }) => bounds.stock)
  return stocks.includes(null) ? -1 : stockAmount(stocks.reduce<Decimal>((sum, stock) => sum + (stock ?? 0n), 0n))
}

/** Connectors skip products without net and wholesale prices; the shop has one price for all, so both are the same. */
function listPrices({ currency }: PublicShop, offer: ProjectorOffer) {
  const gross = visiblePrice(offer)
  if (gross === null) return {}
  const { vatPercent = '0', recommended = null } = offer.price ?? {}
  const taxed = (amount: number | null) => (amount === null ? null : splitVat(amount, vatPercent))
  const own = splitVat(gross, vatPercent)
  return {
    ...moneyFields('price_retail', own, currency.format),
    ...moneyFields('price_wholesale', own, currency.format),
    ...{
      price_net: toMainUnits(own.net),
      price_wholesale: toMainUnits(own.gross),
      price_wholesale_net: toMainUnits(own.net),
    },
    ...moneyFields('price_srp', gross === 0 ? null : taxed(recommended), currency.format),
  }
}
