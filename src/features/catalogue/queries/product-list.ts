import { sql } from 'kysely'
import type { PublicShop } from '#shop'
import type { ProductKind } from '../rules/product.ts'

/** A product in a merchant's list. */
export interface MerchantProduct {
  id: number
  name: string
  kind: ProductKind
  source: string
  sourceId: string | null
  visible: boolean
  withdrawn: boolean
  labels: string[]
  /** Names from the root to its main category; '' for none. */
  category: string
  pictures: number
  sizes: string[]
}

interface ProductFilter {
  /** A part of the name, of a size's code or of an EAN. */
  text?: string
  label?: string
  state?: 'visible' | 'hidden' | 'withdrawn'
  /** Only this one. */
  id?: number
  /** Only higher ids than this. */
  after?: number
  limit: number
}

/** Products by id, including hidden and withdrawn ones. */
export async function listProducts(shop: PublicShop, wanted: ProductFilter): Promise<MerchantProduct[]> {
  const { text, label, state, id, after = 0, limit } = wanted
  const pattern = text === undefined ? null : `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const { rows } = await sql<MerchantProduct>`
    select product.id, product.name, product.kind, product.source, product.source_id as "sourceId", product.visible,
      product.withdrawn_at is not null as withdrawn, product.labels,
      coalesce((
        select string_agg(above.name, ' > ' order by array_length(above.path, 1))
        from product_category link join category on category.id = link.category_id
        join category above on above.id = any(category.path)
        where link.product_id = product.id and link.main
      ), '') as category,
      (select count(*)::integer from picture where product_id = product.id) as pictures,
      array(select case when name = '' then type else name end from product_size where product_id = product.id order by priority, id) as sizes
    from product
    where product.id > ${after} and (${id ?? null}::integer is null or product.id = ${id ?? null}::integer)
      and (${pattern}::text is null or product.name ilike ${pattern}::text or exists (
        select from product_size where product_id = product.id and (code ilike ${pattern}::text or ean ilike ${pattern}::text)
      ))
      and (${label ?? null}::text is null or ${label ?? null}::text = any(product.labels))
      and (${state ?? null}::text is null or ${state ?? null}::text = case
        when product.withdrawn_at is not null then 'withdrawn' when product.visible then 'visible' else 'hidden'
      end)
    order by product.id limit ${limit}
  `.execute(shop.primary)
  return rows
}

/** Whether the shop has ever had a product. */
export async function hasProducts(shop: PublicShop): Promise<boolean> {
  return (await shop.database.selectFrom('product').select('id').limit(1).execute()).length > 0
}

/** Whether a courier is needed: a shop without products is expected to get some. */
export async function hasGoodsToSend(shop: PublicShop): Promise<boolean> {
  const { rows } = await sql<{ sends: boolean }>`
    select exists (select from product where kind in ('item', 'bundle') and withdrawn_at is null)
      or not exists (select from product) as sends
  `.execute(shop.database)
  return rows[0]?.sends ?? true
}
