import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { type ColourVersion, colourVersions } from '../rules/colour-names.ts'
import type { ProductKind } from '../rules/product.ts'
import { type Rating, type RatingTexts, ratingTextsOf } from '../rules/rating.ts'
import type { Availability, SaleTerms } from '../rules/sale-state.ts'
import { cardSizesText } from '../rules/size-labels.ts'
import { bundlePartIdsSql, minimumPurchaseSql, sellableStockSql } from './product-sql.ts'

export interface ProductPicture {
  file: string
  width: number
  height: number
  alt: string
}

/** A product as lists show it. */
export interface ProductCardData extends SaleTerms {
  id: number
  name: string
  producer: string | null
  unit: string
  availability: Availability
  labels: string[]
  /** How its buyers rate it, as texts; null before the first published opinion. */
  rating: RatingTexts | null
  /** The sizes with a shown price: those with enough stock for the minimum purchase, or all sizes when none has enough. */
  sizeIds: number[]
  /** Some size has enough stock for the minimum purchase. */
  inStock: boolean
  /** A text with the available sizes; null when there is no choice. */
  sizesInStock: string | null
  /** Its versions that differ in colour, itself among them. */
  colours: ColourVersion[]
  /** The first two. */
  pictures: ProductPicture[]
}

/** Cards for products in the order of the ids, without withdrawn and hidden ones. One query. */
export async function productCards(shop: PublicShop, ids: number[]): Promise<ProductCardData[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<
    Omit<ProductCardData, 'sizesInStock' | 'colours' | 'rating'> & {
      rating: Rating
      kind: ProductKind
      partIds: number[]
      namesInStock: string[]
      versions: {
        groupId: number
        parameter: string
        items: { id: number; name: string; versionName: string }[]
      } | null
    }
  >`
    select product.id, product.kind, product.name, producer.name as producer, unit.name as unit, product.availability,
      product.phone_price as "phonePrice", product.basket_enabled as "basketEnabled", product.free, product.points_price as "pointsPrice", product.labels,
      jsonb_build_object('count', product.rating_count, 'sum', product.rating_sum) as rating,
      coalesce(sizes.ids_in_stock, sizes.ids, '{}') as "sizeIds", coalesce(sizes.in_stock, false) as "inStock",
      case when product.availability <> 'disable' and cardinality(sizes.ids) > 1 then coalesce(sizes.names_in_stock, '{}') else '{}' end as "namesInStock",
      coalesce((
        select jsonb_agg(jsonb_build_object('file', file, 'width', width, 'height', height, 'alt', alt) order by position)
        from (select * from picture where product_id = product.id and state = 'ready' order by position limit 2) shown
      ), '[]') as pictures,
      (
        select jsonb_build_object('groupId', version_group.id, 'parameter', version_group.parameter, 'items', (
          select jsonb_agg(jsonb_build_object('id', other.id, 'name', other.name, 'versionName', other.version_name)
            order by other.version_priority, other.sort_key)
          from product other
          where other.version_group_id = version_group.id and other.visible and other.withdrawn_at is null
        ))
        from version_group where version_group.id = product.version_group_id
      ) as versions, ${bundlePartIdsSql('product')} as "partIds"
    from product
    join unit on unit.id = product.unit_id
    left join producer on producer.id = product.producer_id
    left join lateral (
      select array_agg(size.id order by size.priority, size.id) as ids,
        array_agg(size.id order by size.priority, size.id) filter (where stock.enough) as ids_in_stock,
        bool_or(stock.enough) as in_stock,
        array_agg(size.name order by size.priority, size.id) filter (where stock.enough) as names_in_stock
      from product_size size
      cross join lateral (select ${sellableStockSql('size', 'product')} as quantity) found
      cross join lateral (select found.quantity is null or found.quantity >= ${minimumPurchaseSql} as enough) stock
      where size.product_id = product.id
    ) sizes on true
    where product.id = ${anyId(ids)} and product.visible and product.withdrawn_at is null
    order by array_position(${ids}::integer[], product.id)
  `.execute(shop.database)
  const parts = rows.flatMap(({ partIds }) => partIds)
  const groups = rows.flatMap(({ versions }) => versions?.groupId ?? [])
  dependsOn(shop, ...tagsOf('product', [...ids, ...parts]), ...tagsOf('versions', groups))
  return rows.map(({ kind, partIds, namesInStock, versions, rating, ...card }) => ({
    ...card,
    rating: ratingTextsOf(rating, shop.textOverrides),
    colours: colourVersions(versions),
    sizesInStock: cardSizesText(kind, namesInStock, shop.textOverrides),
  }))
}
