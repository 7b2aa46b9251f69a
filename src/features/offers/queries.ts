import { type RawBuilder, sql } from 'kysely'
import {
  type BundlePartRow,
  bundlePartsSql,
  sellableStockSql,
  stockInStoresSql,
} from '#features/catalogue/queries/product-sql.ts'
import type { ConfiguratorField } from '#features/catalogue/rules/configurator.ts'
import { configuredDays, type OfferedDays } from '#features/catalogue/rules/configured-days.ts'
import { type CurrentPrice, getCurrentPrices } from '#features/pricing/queries/current-prices.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { warsawDay } from '#shared/day.ts'
import { decimal } from '#shared/decimal.ts'
import { type Currency, convertFromBase, isBaseCurrency } from '#shared/money.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { OfferBundlePart } from './rules/bundle.ts'
import type { SizeOffer } from './rules/offer.ts'
import { disabledTextSetting } from './settings.ts'

/** A size for the basket, with all its price data. */
export interface PricedOffer extends SizeOffer {
  price: CurrentPrice | null
}

interface Row
  extends Omit<
    SizeOffer,
    'price' | 'bounds' | 'parts' | 'ownStock' | 'configurator' | 'subscription' | 'unitPoints' | 'wrongTerms'
  > {
  configurator: StoredField[]
  parts: BundlePartRow[]
  ownStock: string | null
  bounds: Record<Exclude<keyof SizeOffer['bounds'], 'minimumOfLine'>, string | null> & { step: string }
}

/** A field as it is stored; fields of before there were dates and delays have none. */
type StoredField = Omit<ConfiguratorField, 'date' | 'delayDays'> & { date?: OfferedDays | null; delayDays?: number }

/** Every size of these products, by size id; unknown products are missing. */
export async function getOffersByProduct(shop: PublicShop, productIds: number[]): Promise<Map<number, PricedOffer>> {
  dependsOn(shop, ...tagsOf('product', productIds))
  const found = await cachedById(shop, `offers ${shop.currency.format.code}`, productIds, async (shop, ids) => {
    const rows = await queryRows(shop, sql`product.id = ${anyId(ids)}`)
    const sizeIds = rows.map(({ size }) => size.id)
    const offers = toOffers(shop, rows, await getCurrentPrices(shop, sizeIds))
    return Map.groupBy(offers.values(), ({ product }) => product.id)
  })
  return new Map([...found.values()].flatMap((offers) => offers.map((offer) => [offer.size.id, offer])))
}

/** These sizes, by size id; unknown ones are missing. */
export async function getOffersBySize(shop: PublicShop, sizeIds: number[]): Promise<Map<number, PricedOffer>> {
  if (shop.database.isTransaction) {
    const rows = queryRows(shop, sql`size.id = ${anyId(sizeIds)}`)
    const [found, prices] = await Promise.all([rows, getCurrentPrices(shop, sizeIds)])
    return toOffers(shop, found, prices)
  }
  const productIds = await cachedById(shop, 'product of size', sizeIds, getProductIds)
  const offers = await getOffersByProduct(shop, [...new Set(productIds.values())])
  return new Map(
    sizeIds.flatMap((id) => {
      const offer = offers.get(id)
      return offer ? [[id, offer] as const] : []
    }),
  )
}

/** By size id. */
async function getProductIds(shop: PublicShop, sizeIds: number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; productId: number }>`
    select id, product_id as "productId" from product_size where id = ${anyId(sizeIds)}
  `.execute(shop.database)
  const productIds = rows.map(({ productId }) => productId)
  dependsOn(shop, ...tagsOf('product', productIds))
  return new Map(rows.map(({ id, productId }) => [id, productId]))
}

/** By size id. */
function toOffers(shop: PublicShop, rows: Row[], prices: Map<number, CurrentPrice>): Map<number, PricedOffer> {
  const productIds = rows.flatMap(({ product, parts }) => [product.id, ...parts.map(({ productId }) => productId)])
  dependsOn(shop, ...tagsOf('product', productIds))
  const forAll = shop.settings.get(disabledTextSetting)
  return new Map(
    rows.map((row) => {
      const disabledText = row.disabledText || forAll
      const price = prices.get(row.size.id) ?? null
      return [row.size.id, { ...toOffer(shop, row), disabledText, price, subscription: price?.subscription ?? null }]
    }),
  )
}

async function queryRows(shop: PublicShop, condition: RawBuilder<unknown>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select jsonb_build_object('id', product.id, 'name', product.name, 'versionName', product.version_name, 'producer', producer.name, 'kind', product.kind) as product,
      jsonb_build_object('id', size.id, 'type', size.type, 'name', size.name) as size,
      (
        select jsonb_build_object('file', file, 'alt', alt, 'width', width, 'height', height, 'colour', colour)
        from picture where product_id = product.id and state = 'ready' order by position limit 1
      ) as picture,
      jsonb_build_object('name', unit.name, 'one', unit.one, 'few', unit.few, 'many', unit.many, 'other', unit.other) as unit,
      product.precision, size.weight, product.availability, product.disabled_text as "disabledText", product.back_on::text as "backOn",
      product.delivery_unknown as "deliveryUnknown", product.free,
      product.withdrawn_at is not null or not product.visible as withdrawn,
      product.phone_price as "phonePrice", product.basket_enabled as "basketEnabled", product.points_price as "pointsPrice",
      product.points_received as "pointsReceived",
      jsonb_build_object(
        'step', product.sell_by::text,
        'stock', ${sellableStockSql('size', 'product')}::text,
        'minimumPerOrder', product.minimum_quantity::text, 'maximumPerOrder', product.maximum_quantity::text,
        'minimumPerSize', product.minimum_size_quantity::text, 'maximumPerSize', product.maximum_size_quantity::text,
        'minimumPerSubscription', product.minimum_subscription_quantity::text
      ) as bounds,
      ${bundlePartsSql('product')} as parts, ${stockInStoresSql('size', 'product')}::text as "ownStock",
      coalesce(configurator.fields, '[]') as configurator
    from product_size size
    join product on product.id = size.product_id
    join unit on unit.id = product.unit_id
    left join producer on producer.id = product.producer_id
    left join configurator on configurator.product_id = product.id
    where ${condition}
    order by size.product_id, size.priority, size.id
  `.execute(shop.database)
  return rows
}

function toOffer(
  shop: PublicShop,
  { bounds, parts, ownStock, configurator, ...row }: Row,
): Omit<SizeOffer, 'price' | 'subscription'> {
  const exact = (bound: string | null) => (bound === null ? null : decimal(bound))
  return {
    ...row,
    parts: parts.map(toPart),
    ownStock: exact(ownStock),
    configurator: configurator.map((stored) => {
      const { date, delayDays = 0 } = stored
      const field = { ...stored, delayDays, date: date ? configuredDays(date, warsawDay(shop.now)) : null }
      return isBaseCurrency(shop.currency) ? field : inCurrency(field, shop.currency)
    }),
    unitPoints: 0,
    wrongTerms: null,
    bounds: {
      step: decimal(bounds.step),
      stock: exact(bounds.stock),
      minimumPerOrder: exact(bounds.minimumPerOrder),
      maximumPerOrder: exact(bounds.maximumPerOrder),
      minimumPerSize: exact(bounds.minimumPerSize),
      maximumPerSize: exact(bounds.maximumPerSize),
      minimumPerSubscription: exact(bounds.minimumPerSubscription),
    },
  }
}

function toPart({ quantity, sizes, ...part }: BundlePartRow): OfferBundlePart {
  const exact = sizes.map(({ stock, ...size }) => ({ ...size, stock: stock === null ? null : decimal(stock) }))
  return { ...part, quantity: decimal(quantity), sizes: exact }
}

/** Configurator surcharges are always stored in PLN. */
function inCurrency(field: ConfiguratorField, currency: Currency): ConfiguratorField {
  const options =
    field.options?.map((option) => ({ ...option, price: convertFromBase(option.price, currency) })) ?? null
  return { ...field, price: convertFromBase(field.price, currency), options }
}
