import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** 'Materiał: kamionka, Pojemność: 300 ml': what products are in a few words, by product id; four parameters at most. */
export async function mainCharacteristics(shop: PublicShop, productIds: number[]): Promise<Map<number, string>> {
  const { rows } = await sql<{ product_id: number; words: string }>`
    select product_id, string_agg(words, ', ' order by place) as words
    from (
      select link.product_id, parameter.name || ': ' || string_agg(value.name, ', ' order by value.sort_key) as words,
        row_number() over (partition by link.product_id order by min(link.position), parameter.position, parameter.id) as place
      from product_parameter link
      join parameter_value value on value.id = link.parameter_value_id
      join parameter on parameter.id = value.parameter_id
      where link.product_id = any(${productIds})
      group by link.product_id, parameter.id
    ) described
    where place <= 4
    group by product_id
  `.execute(shop.database)
  return new Map(rows.map((row) => [row.product_id, row.words]))
}
