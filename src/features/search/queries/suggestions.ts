import { sql } from 'kysely'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'
import { type CountedPhrase, groupPopularPhrases, type PopularPhrase } from '../rules/search-phrase.ts'
import { anyTokenQuery } from '../rules/search-query.ts'
import { phraseMinimumSetting } from '../settings.ts'
import type { UnderstoodText } from './understand-text.ts'

/** Words of product names that begin with `beginning` and occur in products together with `before`. Null `before`: not understood, so none. */
export async function completeWords(shop: PublicShop, beginning: string, before: string | null): Promise<string[]> {
  if (before === null) return []
  dependsOn(shop, 'products')
  const together = before && `(${before}) & `
  const { rows } = await sql<{ shown: string }>`
    select shown from (
      select word, stem, shown from search_word
      where named and word > ${beginning} and word < ${`${beginning}\uffff`} order by length(word), word limit 40
    ) begun
    where finds_products((${together} || '''' || stem || ''':AB')::tsquery)
    order by length(word), word limit 6
  `.execute(shop.database)
  return rows.map(({ shown }) => shown)
}

const cachedMilliseconds = 10 * 60 * 1000 // milliseconds

/** Popular phrases that find products as typed. Cached for ten minutes, so that typing sends no query for them. */
export function getPopularPhrases(shop: PublicShop): Promise<PopularPhrase[]> {
  return cached(shop, 'popular phrases', async (shop) => {
    validUntil(shop, new Date(shop.now.getTime() + cachedMilliseconds))
    const { rows } = await sql<CountedPhrase>`
      select phrase, searches from popular_phrase order by searches desc, phrase
    `.execute(shop.database)
    return groupPopularPhrases(rows, shop.settings.get(phraseMinimumSetting))
  })
}

/** A search phrase as shown to the merchant: how often it was searched for, and how many products it found at the last check. */
export interface PhraseReport extends CountedPhrase {
  found: number | null
}

/** The phrases that were searched for most often, all or only those that found nothing. Rare phrases are never reported. */
export async function getPhraseReports(
  shop: PublicShop,
  { fruitless }: { fruitless: boolean },
): Promise<PhraseReport[]> {
  const { rows } = await sql<PhraseReport>`
    select * from (
      select phrase, sum(searches)::integer as searches,
        (array_agg(found order by day desc) filter (where found is not null))[1] as found
      from search_phrase group by phrase having sum(searches) >= ${shop.settings.get(phraseMinimumSetting)}
    ) told
    where found = 0 or not ${fruitless}
    order by searches desc, phrase limit 20
  `.execute(shop.database)
  return rows
}

/** Whether any search has been counted yet. */
export async function hasPhrases(shop: PublicShop): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from search_phrase) as any`.execute(shop.database)
  return rows[0]?.any ?? false
}

const maxProducts = 300

/** The menu categories that most products with a word of the text are in; none where no word is understood. At most one query. */
export function findNearestCategories(shop: PublicShop, { tokens }: UnderstoodText, limit: number) {
  return findCommonCategories(shop, anyTokenQuery(tokens.filter(({ token }) => token.kind === 'word')), limit)
}

/** The menu categories that most products found by a tsquery are in; none for null. At most one query. */
export async function findCommonCategories(
  shop: PublicShop,
  query: string | null,
  limit: number,
): Promise<{ id: number; name: string }[]> {
  if (query === null) return []
  dependsOn(shop, 'products', 'categories')
  const { rows } = await sql<{ id: number; name: string }>`
    select category.id, category.name
    from (select product_id from search_document where vector @@ ${query}::tsquery limit ${maxProducts}) document
    join product_category link using (product_id) join category on category.id = link.category_id
    where category.tree_id = 1 and category.visible
    group by category.id order by count(*) desc, category.sort_key, category.id limit ${limit}
  `.execute(shop.database)
  return rows
}
