import { sql } from 'kysely'
import { minimumPurchaseSql, priceLabelSql, vatRateSql } from '#features/catalogue/queries/product-sql.ts'
import { vatExemptionSetting } from '#features/catalogue/settings.ts'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { cachedById } from '#platform/page-cache/cached-reads.ts'
import { type Decimal, decimal } from '#shared/decimal.ts'
import { convertFromBase, exemptFromVat, splitVat, timesQuantity } from '#shared/money.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { Amount, ContentUnit, PriceFacts, SubscriptionTerms } from '../rules/price-facts.ts'
import {
  type CampaignPrice,
  type DatedPrice,
  nextPriceChange,
  percentsOff,
  priceAtQuantity,
  priceInForce,
} from '../rules/price-in-force.ts'
import { type PriceType, priceTypeSetting } from '../settings.ts'
import { priceListIdSql } from './currencies.ts'
import { hasNotEndedSql } from './price-in-force-sql.ts'

/** The current price of a size, in minor units of the shop's currency for one unit, without data of its log or its parts. */
export interface CurrentPrice extends Omit<PriceFacts, 'lowest' | 'parts'> {
  sizeId: number
  /** Whether other promotions may be combined with it. */
  combines: boolean
  /** The base of the line total: the type that the shop shows. */
  priceType: PriceType
  /** The minimum quantity. */
  least: Decimal
}

interface Row {
  size_id: number
  product_id: number
  vat_class: string
  vat_exemption: string
  vat_percent: string
  recommended: number | null
  advance: number | null
  step: string
  least: string
  content: string | null
  content_unit: ContentUnit | null
  points_price: number | null
  points_received: number
  subscription: SubscriptionTerms | null
  price_list_id: number
  prices: ((Pick<DatedPrice, 'kind' | 'amount'> | Pick<CampaignPrice, 'kind' | 'amount' | 'percents' | 'combines'>) & {
    valid_from: string
    valid_until: string | null
  })[]
  tiers: { from: string; amount: number }[]
}

/** Prices in force at `shop.now` for any number of sizes, in one query; sizes without a price are missing. */
export function getCurrentPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, CurrentPrice>> {
  return cachedById(shop, `price ${shop.currency.format.code}`, sizeIds, queryCurrentPrices)
}

async function queryCurrentPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, CurrentPrice>> {
  if (sizeIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select size.id as size_id, size.product_id, product.vat_class_id as vat_class, product.vat_exemption, vat.percent as vat_percent, extra.recommended, extra.advance, list.id as price_list_id,
      product.sell_by::text as step, (${minimumPurchaseSql})::text as least, size.content::text as content, size.content_unit, product.points_price, product.points_received,
      (
        select jsonb_build_object('percent', percent::text, 'amount', amount, 'everyDays', every_days)
        from subscription_offer where product_id = product.id
      ) as subscription,
      coalesce((
        select jsonb_agg(jsonb_build_object(
          'kind', kind, 'amount', amount, 'valid_from', valid_from, 'valid_until', valid_until, 'percents', percents, 'combines', combines
        ))
        from price where size_id = size.id and price_list_id = list.id and ${hasNotEndedSql(shop, 'price')}
      ), '[]') as prices,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', from_quantity::text, 'amount', amount) order by from_quantity)
        from price_tier where size_id = size.id and price_list_id = list.id
      ), '[]') as tiers
    from product_size size
    join product on product.id = size.product_id
    cross join lateral (select ${priceListIdSql(shop, sql`size.id`)} as id) list
    join lateral (${vatRateSql(shop, 'product.vat_class_id')}) vat on true
    left join price_extra extra on extra.size_id = size.id and extra.price_list_id = list.id
    where size.id = ${anyId(sizeIds)}
  `.execute(shop.database)
  dependsOn(
    shop,
    ...tagsOf(
      'product',
      rows.map((row) => row.product_id),
    ),
  )
  return new Map(rows.flatMap((row) => toPrice(shop, row)).map((price) => [price.sizeId, price]))
}

function toPrice(shop: PublicShop, row: Row): CurrentPrice[] {
  const converted = row.price_list_id !== shop.currency.priceListId
  const inCurrency = (amount: number) => (converted ? convertFromBase(amount, shop.currency) : amount)
  const maybe = (amount: number | null) => (amount === null ? null : inCurrency(amount))
  const prices = row.prices.map(({ valid_from, valid_until, ...price }) => ({
    ...price,
    amount: inCurrency(price.amount),
    validFrom: new Date(valid_from),
    validUntil: valid_until === null ? null : new Date(valid_until),
  }))
  validUntil(shop, nextPriceChange(prices, shop.now))
  const inForce = priceInForce(prices, shop.now)
  if (!inForce) return []
  const { price } = inForce
  const campaign = price.kind === 'campaign' ? price : null
  return [
    {
      sizeId: row.size_id,
      gross: inForce.gross,
      regular: inForce.regular,
      promotionUntil: inForce.until,
      combines: campaign?.combines ?? true,
      priceType: shop.settings.get(priceTypeSetting),
      recommended: maybe(row.recommended),
      advance: maybe(row.advance),
      vatClass: row.vat_class,
      vatPercent: row.vat_percent,
      vatExemption:
        row.vat_percent === exemptFromVat ? row.vat_exemption || shop.settings.get(vatExemptionSetting) : '',
      tiers: row.tiers.map((tier) => ({
        from: decimal(tier.from),
        gross: percentsOff(inCurrency(tier.amount), campaign?.percents ?? []),
      })),
      step: decimal(row.step),
      least: decimal(row.least),
      content: row.content === null || row.content_unit === null ? null : contentOf(row.content, row.content_unit),
      pointsPrice: row.points_price,
      pointsReceived: row.points_received,
      subscription: row.subscription && convertSubscription(shop, row.subscription),
    },
  ]
}

function contentOf(quantity: string, unit: ContentUnit): PriceFacts['content'] {
  return { quantity: decimal(quantity), unit }
}

/** Fixed subscription savings are always stored in PLN. */
function convertSubscription(shop: PublicShop, terms: SubscriptionTerms): SubscriptionTerms {
  return { ...terms, amount: terms.amount === null ? null : convertFromBase(terms.amount, shop.currency) }
}

/**
 * The price of each part of a bundle bought by itself, at its quantity, in the order of the offer's parts; by the bundle's size. A bundle with a
 * part that has no price, or no public one, is missing.
 */
export async function getBundlePartsPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, Amount[]>> {
  const { rows } = await sql<{ bundleSizeId: number; sizeId: number; quantity: string; visible: boolean }>`
    select size.id as "bundleSizeId", part.size_id as "sizeId", part.quantity::text as quantity,
      ${priceLabelSql('product')} = 'price' as visible
    from product_size size
    join bundle_part part on part.bundle_id = size.product_id
    join product_size part_size on part_size.id = part.size_id
    join product on product.id = part_size.product_id
    where size.id = ${anyId(sizeIds)}
    order by part.position, part.size_id
  `.execute(shop.database)
  const prices = await getCurrentPrices(
    shop,
    rows.map(({ sizeId }) => sizeId),
  )
  const worthOf = ({ sizeId, quantity, visible }: (typeof rows)[number]) => {
    const price = prices.get(sizeId)
    if (!price || !visible) return null
    const each = priceAtQuantity(price.gross, price.tiers, decimal(quantity))
    return splitVat(timesQuantity(each, decimal(quantity)), price.vatPercent)
  }
  const bundles = [...Map.groupBy(rows, ({ bundleSizeId }) => bundleSizeId)]
  return new Map(
    bundles.flatMap(([bundleSizeId, parts]) => {
      const worths = parts.map(worthOf).filter((worth) => worth !== null)
      if (worths.length < parts.length) return []
      return [[bundleSizeId, worths.map(({ gross, net }) => ({ gross, net }))] as const]
    }),
  )
}

/** The next moment at which any price begins or ends; null when none is dated. One query that uses two indexes. */
export async function getNextPriceChange(shop: PublicShop): Promise<Date | null> {
  const { rows } = await sql<{ next: Date | null }>`
    select least(
      (select min(valid_from) from price where valid_from > ${shop.now}),
      (select min(valid_until) from price where valid_until > ${shop.now})
    ) as next
  `.execute(shop.database)
  return rows[0]?.next ?? null
}
