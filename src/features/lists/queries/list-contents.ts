import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** A product in a copy of a client's data; size: null when none was chosen. */
interface NamedProduct {
  product: string
  size: string | null
}

/** The shopping lists of a client with what is on them, by name, the oldest first. */
export async function getListContents(
  shop: PublicShop,
  customerId: number,
): Promise<{ name: string; shared: boolean; products: (NamedProduct & { quantity: string })[] }[]> {
  const { rows } = await sql<Awaited<ReturnType<typeof getListContents>>[number]>`
    select list.name, list.token is not null as shared, coalesce((
      select jsonb_agg(jsonb_build_object('product', product.name, 'size', size.name, 'quantity', trim_scale(line.quantity)::text) order by line.id)
      from shopping_list_line line
      join product on product.id = line.product_id
      left join product_size size on size.id = line.size_id
      where line.list_id = list.id
    ), '[]') as products
    from shopping_list list where list.customer_id = ${customerId} order by list.id
  `.execute(shop.database)
  return rows
}

/** The favourites of a client, by name, in the order in which they were added. */
export async function getFavouriteNames(shop: PublicShop, customerId: number): Promise<NamedProduct[]> {
  const { rows } = await sql<NamedProduct>`
    select product.name as product, size.name as size
    from favourite_list list
    join favourite on favourite.list_id = list.id
    join product on product.id = favourite.product_id
    left join product_size size on size.id = favourite.size_id
    where list.customer_id = ${customerId} order by favourite.id
  `.execute(shop.database)
  return rows
}
