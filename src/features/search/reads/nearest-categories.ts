import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import { someOf } from '../rules/search-query.ts'
import type { UnderstoodText } from './understand-text.ts'

const mostProducts = 300

/** The categories of the menu that most products with a word of the text are in; none where no word is understood. At most one query. */
export async function nearestCategories(
  shop: PublicShop,
  { tokens }: UnderstoodText,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  const query = someOf(tokens.filter(({ token }) => token.kind === 'word'))
  if (query === null) return []
  dependsOn(shop, 'products', 'categories')
  const { rows } = await sql<{ id: number; name: string }>`
    select category.id, category.name
    from (select product_id from search_document where vector @@ ${query}::tsquery limit ${mostProducts}) document
    join product_category link using (product_id) join category on category.id = link.category_id
    where category.tree_id = 1 and category.visible
    group by category.id order by count(*) desc, category.sort_key, category.id limit ${limit}
  `.execute(shop.database)
  return rows
}
