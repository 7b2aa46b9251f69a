import { sql } from 'kysely'
import { among } from '#platform/database/among.ts'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'
import { standing } from '../reads/standing.ts'
import { documentVersion, type SearchDocument } from '../rules/search-document.ts'

/** Of a product's standing: less moves it by a few places among thousands. */
const leastChange = 0.01

/** Keeps these documents in place of what was kept of the products; how many are different now, those that are gone among them. */
export async function keepDocuments(
  shop: PublicShop,
  productIds: number[],
  documents: SearchDocument[],
): Promise<number> {
  const kept = documents.map(({ productId }) => productId)
  const gone = await sql`
    delete from search_document where product_id = ${among(productIds)} and product_id <> all(${kept}::integer[])
  `.execute(shop.database)
  const rows = documents.map(({ productId, vector }) => ({ product_id: productId, vector }))
  const written = await sql<{ id: number }>`
    insert into search_document (product_id, version, vector, standing)
    select product_id, ${documentVersion}, vector::tsvector, coalesce(${standing(shop)}, 0)
    from ${given('product_id integer, vector text', rows)} left join listing using (product_id)
    on conflict (product_id) do update set version = excluded.version, vector = excluded.vector, standing = excluded.standing
    where search_document.vector <> excluded.vector or search_document.version <> excluded.version
    returning product_id as id
  `.execute(shop.database)
  const different = new Set(written.rows.map(({ id }) => id))
  if (different.size > 0)
    await keepWords(
      shop,
      documents.filter(({ productId }) => different.has(productId)),
    )
  return Number(gone.numAffectedRows ?? 0n) + different.size
}

/** Writes anew how these products stand among others, of which lists already know; what has only grown older stays as it is. */
export async function keepStanding(shop: PublicShop, productIds: number[]): Promise<void> {
  await sql`
    update search_document document set standing = ${standing(shop)} from listing
    where document.product_id = ${among(productIds)} and listing.product_id = document.product_id
      and abs(document.standing - ${standing(shop)}) > ${leastChange}
  `.execute(shop.database)
}

/** Words that no product has any more are deleted at night. */
async function keepWords(shop: PublicShop, documents: SearchDocument[]): Promise<void> {
  const words = new Map<string, SearchDocument['words'][number]>()
  for (const each of documents.flatMap((document) => document.words))
    words.set(each.word, { ...each, named: each.named || (words.get(each.word)?.named ?? false) })
  await sql`
    insert into search_word (word, stem, shown, named)
    select word, stem, shown, named from ${given('word text, stem text, shown text, named boolean', [...words.values()])}
    on conflict (word) do update set stem = excluded.stem, named = search_word.named or excluded.named
    where search_word.stem <> excluded.stem or excluded.named > search_word.named
  `.execute(shop.database)
}

/** Puts what was written last into the index itself: until then each question reads all of it, and thousands are asked. */
export async function mergeWaitingDocuments(shop: PublicShop): Promise<void> {
  await sql`select gin_clean_pending_list('search_document_vector_idx')`.execute(shop.database)
}

/**
 * Of the next words after one, deletes those that no document has: each would be taken for a word of the shop, and be what a typing error
 * was never put right by. Needs that nobody refreshes. The last word that was looked at; null: there are no more.
 */
export async function deleteDeadWords(shop: PublicShop, after: string, limit: number): Promise<string | null> {
  const { rows } = await sql<{ last: string | null }>`
    with looked as materialized (
      select word, stem from search_word where word > ${after} order by word limit ${limit}
    ), dead as materialized (
      select word from looked
      where not finds_products(('''' || looked.stem || '''')::tsquery)
    ), deleted as (
      delete from search_word using dead where search_word.word = dead.word
    )
    select max(word) as last from looked
  `.execute(shop.database)
  return rows[0]?.last ?? null
}

/** Puts the products on the list whose documents are missing or made by other rules. */
export async function noteOutdatedDocuments(shop: PublicShop): Promise<void> {
  await sql`
    insert into product_change (product_id)
    select product.id from product left join search_document document on document.product_id = product.id and document.version = ${documentVersion}
    where product.visible and product.withdrawn_at is null and document.product_id is null
    on conflict do nothing
  `.execute(shop.database)
}
