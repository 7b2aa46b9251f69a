import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { warsawDay } from '#platform/database/warsaw-day.ts'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import { convert } from '#shared/currency.ts'
import { decimal, decimalText } from '#shared/decimal.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { lowestPrices } from './reads/lowest-prices.ts'
import { priceListOf } from './reads/price-list.ts'
import { type DatedPrice, nextPriceChange, type PriceTier, priceInForce, shownAmount } from './rules.ts'
import { priceTypeSetting } from './settings.ts'

/** What one unit of a size costs now, in minor units of the shop's currency. */
export interface CurrentPrice {
  sizeId: number
  gross: number
  /** The regular price while a promotion runs, else null. */
  regular: number | null
  promotionUntil: Date | null
  recommended: number | null
  vatPercent: string
  tiers: PriceTier[]
  /** The currency has no price of its own for this size: these are the ones in PLN, by the rate. */
  converted: boolean
}

interface Row {
  size_id: number
  product_id: number
  vat_percent: string
  recommended: number | null
  price_list_id: number
  prices: { kind: DatedPrice['kind']; amount: number; valid_from: string; valid_until: string | null }[]
  tiers: { from: string; amount: number }[]
}

/** Prices in force at `shop.now` for any number of sizes, in one query; a size without a price is missing from the answer. */
export async function currentPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, CurrentPrice>> {
  if (sizeIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select size.id as size_id, size.product_id, vat.percent as vat_percent, extra.recommended, list.id as price_list_id,
      coalesce((
        select jsonb_agg(jsonb_build_object('kind', kind, 'amount', amount, 'valid_from', valid_from, 'valid_until', valid_until))
        from price where size_id = size.id and price_list_id = list.id and (valid_until is null or valid_until > ${shop.now})
      ), '[]') as prices,
      coalesce((
        select jsonb_agg(jsonb_build_object('from', from_quantity::text, 'amount', amount) order by from_quantity)
        from price_tier where size_id = size.id and price_list_id = list.id
      ), '[]') as tiers
    from product_size size
    join product on product.id = size.product_id
    cross join lateral (select ${priceListOf(shop, sql`size.id`)} as id) list
    join lateral (
      select percent from vat_rate
      where vat_class_id = product.vat_class_id and country = 'PL' and valid_from <= ${warsawDay(shop.now)} order by valid_from desc limit 1
    ) vat on true
    left join price_extra extra on extra.size_id = size.id and extra.price_list_id = list.id
    where size.id = ${among(sizeIds)}
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
  const inCurrency = (amount: number) => (converted ? convert(amount, shop.currency) : amount)
  const prices = row.prices.map((price) => ({
    kind: price.kind,
    amount: inCurrency(price.amount),
    validFrom: new Date(price.valid_from),
    validUntil: price.valid_until === null ? null : new Date(price.valid_until),
  }))
  validUntil(shop, nextPriceChange(prices, shop.now))
  const inForce = priceInForce(prices, shop.now)
  if (!inForce) return []
  return [
    {
      sizeId: row.size_id,
      gross: inForce.gross,
      regular: inForce.regular,
      promotionUntil: inForce.until,
      recommended: row.recommended === null ? null : inCurrency(row.recommended),
      vatPercent: row.vat_percent,
      tiers: row.tiers.map((tier) => ({ from: decimal(tier.from), gross: inCurrency(tier.amount) })),
      converted,
    },
  ]
}

/** A price as pages show it: gross or net by the shop's setting (A1.3), minor units, for one unit of the product. */
export interface ShownPrice {
  amount: number
  /** The regular price while a promotion runs, else null. */
  regular: number | null
  /** The lowest price of the 30 days before the reduction; null without one. */
  lowest: number | null
  promotionUntil: Date | null
  recommended: number | null
  tiers: { from: string; amount: number }[]
}

/** Prices to show for any number of sizes, in two queries at most. */
export async function shownPrices(shop: PublicShop, sizeIds: number[]): Promise<Map<number, ShownPrice>> {
  return asShown(shop, [...(await currentPrices(shop, sizeIds)).values()])
}

/** Prices that are known already, as pages show them, by size; one query when something is reduced. */
export async function asShown(shop: PublicShop, prices: CurrentPrice[]): Promise<Map<number, ShownPrice>> {
  const lowest = await lowestPrices(shop, prices)
  const priceType = shop.settings.get(priceTypeSetting)
  return new Map(
    prices.map((price) => {
      const show = (gross: number) => shownAmount(gross, price.vatPercent, priceType)
      const showMaybe = (gross: number | null | undefined) =>
        gross === null || gross === undefined ? null : show(gross)
      return [
        price.sizeId,
        {
          amount: show(price.gross),
          regular: showMaybe(price.regular),
          lowest: showMaybe(lowest.get(price.sizeId)),
          promotionUntil: price.promotionUntil,
          recommended: showMaybe(price.recommended),
          tiers: price.tiers.map(({ from, gross }) => ({ from: decimalText(from), amount: show(gross) })),
        },
      ]
    }),
  )
}
