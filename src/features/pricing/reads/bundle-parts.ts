import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { decimal } from '#shared/decimal.ts'
import { addTaxed, splitVat, timesQuantity } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { currentPrices } from '../reads.ts'
import type { Amount } from '../rules/price-facts.ts'
import { priceAtQuantity } from '../rules.ts'

/**
 * What the parts of bundles cost when they are bought one by one, by the bundle's size. A bundle with a part that has no price, or none that is told, is
 * missing.
 */
export async function bundleParts(shop: PublicShop, sizeIds: number[]): Promise<Map<number, Amount>> {
  const { rows } = await sql<{ bundleSizeId: number; sizeId: number; quantity: string; told: boolean }>`
    select size.id as "bundleSizeId", part.size_id as "sizeId", part.quantity::text as quantity,
      not (product.phone_price or product.free or product.points_price is not null) as told
    from product_size size
    join bundle_part part on part.bundle_id = size.product_id
    join product_size part_size on part_size.id = part.size_id
    join product on product.id = part_size.product_id
    where size.id = ${among(sizeIds)}
  `.execute(shop.database)
  const prices = await currentPrices(
    shop,
    rows.map(({ sizeId }) => sizeId),
  )
  const worthOf = ({ sizeId, quantity, told }: (typeof rows)[number]) => {
    const price = prices.get(sizeId)
    if (!price || !told) return null
    const each = priceAtQuantity(price.gross, price.tiers, decimal(quantity))
    return splitVat(timesQuantity(each, decimal(quantity)), price.vatPercent)
  }
  const bundles = [...Map.groupBy(rows, ({ bundleSizeId }) => bundleSizeId)]
  return new Map(
    bundles.flatMap(([bundleSizeId, parts]) => {
      const worths = parts.map(worthOf).filter((worth) => worth !== null)
      if (worths.length < parts.length) return []
      const { gross, net } = addTaxed(worths)
      return [[bundleSizeId, { gross, net }] as const]
    }),
  )
}
