import { sql } from 'kysely'
import type { PublicShop, Visitor } from '#shop'
import type { HeldFavourite } from '../rules/favourites.ts'

export interface StoredFavourite extends HeldFavourite {
  id: number
}

/** Whose favourites: a client's on all his devices once he has signed in, else those of the visit. Null: a stranger's, there are none. */
export function favouritesOwner(visitor: Visitor): { column: 'customer_id' | 'visit_id'; id: number } | null {
  if (visitor.customerId !== null) return { column: 'customer_id', id: visitor.customerId }
  return visitor.visitId === null ? null : { column: 'visit_id', id: visitor.visitId }
}

/** The visitor's favourites in the order in which they came. */
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
