import { sql } from 'kysely'
import { anyId } from '#platform/database/sql-helpers.ts'
import type { PublicShop, Shop, Visitor } from '#shop'
import type { FavouriteProduct, SavedFavourite } from '../rules/favourites.ts'

export interface StoredFavourite extends SavedFavourite {
  id: number
}

/** The owner of the favourites: a signed-in client, on all devices, otherwise the visit. Null: a visitor without cookies, who has none. */
export function favouritesOwner(visitor: Visitor): { column: 'customer_id' | 'visit_id'; id: number } | null {
  if (visitor.customerId !== null) return { column: 'customer_id', id: visitor.customerId }
  return visitor.visitId === null ? null : { column: 'visit_id', id: visitor.visitId }
}

/** The visitor's favourites in the order in which they were added. */
export async function favouritesOfVisitor(shop: PublicShop, visitor: Visitor): Promise<StoredFavourite[]> {
  const owner = favouritesOwner(visitor)
  if (!owner) return []
  return selectFavourites(shop)
    .innerJoin('favourite_list as list', 'list.id', 'favourite.list_id')
    .where(`list.${owner.column}`, '=', owner.id)
    .execute()
}

/** The favourites of one list. */
export function favouritesOfList(shop: PublicShop, listId: number): Promise<StoredFavourite[]> {
  return selectFavourites(shop).where('list_id', '=', listId).execute()
}

function selectFavourites(shop: PublicShop) {
  return shop.database
    .selectFrom('favourite')
    .innerJoin('product', 'product.id', 'favourite.product_id')
    .select([
      'favourite.id',
      'favourite.product_id as productId',
      'favourite.size_id as sizeId',
      sql<boolean>`product.withdrawn_at is not null or not product.visible`.as('gone'),
    ])
    .orderBy('favourite.id')
}

/** Products with their sizes, by id; unknown ids are missing. */
export async function getFavouriteProducts(shop: PublicShop, ids: number[]): Promise<Map<number, FavouriteProduct>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<FavouriteProduct>`
    select product.id, product.withdrawn_at is not null or not product.visible as withdrawn,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', id, 'type', type) order by priority, id) from product_size where product_id = product.id
      ), '[]') as sizes
    from product where product.id = ${anyId(ids)}
  `.execute(shop.database)
  return new Map(rows.map((product) => [product.id, product]))
}

/** The ids of the products in the visitor's comparison, in the order in which they were added, without withdrawn and hidden ones. */
export async function comparedProductIds({ database, visitor }: Shop): Promise<number[]> {
  if (visitor.visitId === null) return []
  const { rows } = await sql<{ id: number }>`
    select product.id
    from comparison
    cross join unnest(comparison.product_ids) with ordinality as chosen (id, place)
    join product on product.id = chosen.id and product.visible and product.withdrawn_at is null
    where comparison.visit_id = ${visitor.visitId}
    order by chosen.place
  `.execute(database)
  return rows.map(({ id }) => id)
}
