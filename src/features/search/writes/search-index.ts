import { sql } from 'kysely'
import { anyId, rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'
import { scoreSql } from '../queries/score-sql.ts'
import { documentVersion, type SearchDocument } from '../rules/search-document.ts'

/** A smaller change of a product's score moves it only a few positions among thousands. */
const minScoreChange = 0.01

/** Replaces the search documents of these products and returns how many changed, including the deleted ones. */
export async function replaceDocuments(
  shop: PublicShop,
  productIds: number[],
  documents: SearchDocument[],
): Promise<number> {
  const ids = documents.map(({ productId }) => productId)
  const gone = await sql`
    delete from search_document where product_id = ${anyId(productIds)} and product_id <> all(${ids}::integer[])
  `.execute(shop.database)
  const rows = documents.map(({ productId, vector }) => ({ product_id: productId, vector }))
  const written = await sql<{ id: number }>`
    insert into search_document (product_id, version, vector, standing)
    select product_id, ${documentVersion}, vector::tsvector, coalesce(${scoreSql(shop)}, 0)
    from ${rowsParameter('product_id integer, vector text', rows)} left join listing using (product_id)
    on conflict (product_id) do update set version = excluded.version, vector = excluded.vector, standing = excluded.standing
    where search_document.vector <> excluded.vector or search_document.version <> excluded.version
    returning product_id as id
  `.execute(shop.database)
  const different = new Set(written.rows.map(({ id }) => id))
  if (different.size > 0)
    await insertWords(
      shop,
      documents.filter(({ productId }) => different.has(productId)),
    )
  return Number(gone.numAffectedRows ?? 0n) + different.size
}

/** Updates the scores of these products from their current listing; changes by age alone are too small to be written. */
export async function updateScores(shop: PublicShop, productIds: number[]): Promise<void> {
  await sql`
    update search_document document set standing = ${scoreSql(shop)} from listing
    where document.product_id = ${anyId(productIds)} and listing.product_id = document.product_id
      and abs(document.standing - ${scoreSql(shop)}) > ${minScoreChange}
  `.execute(shop.database)
}

/** Words that no product has any more are deleted at night. */
async function insertWords(shop: PublicShop, documents: SearchDocument[]): Promise<void> {
  const words = new Map<string, SearchDocument['words'][number]>()
  for (const each of documents.flatMap((document) => document.words))
    words.set(each.word, { ...each, named: each.named || (words.get(each.word)?.named ?? false) })
  await sql`
    insert into search_word (word, stem, shown, named)
    select word, stem, shown, named from ${rowsParameter('word text, stem text, shown text, named boolean', [...words.values()])}
    on conflict (word) do update set stem = excluded.stem, named = search_word.named or excluded.named
    where search_word.stem <> excluded.stem or excluded.named > search_word.named
  `.execute(shop.database)
}

/** Merges pending entries into the GIN index: until then each query scans all of them, and thousands of queries follow. */
export async function flushPendingIndexEntries(shop: PublicShop): Promise<void> {
  await sql`select gin_clean_pending_list('search_document_vector_idx')`.execute(shop.database)
}

/**
 * Deletes the words that no document has, among the next `limit` words after `after`: they would count as known and never be corrected.
 * Requires `lockRefresh`. Returns the last word that was checked; null: there are no more.
 */
export async function deleteUnusedWordsAfter(shop: PublicShop, after: string, limit: number): Promise<string | null> {
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

/** Queues the products whose documents are missing or have an older version. */
export async function queueOutdatedDocuments(shop: PublicShop): Promise<void> {
  await sql`
    insert into product_change (product_id)
    select product.id from product left join search_document document on document.product_id = product.id and document.version = ${documentVersion}
    where product.visible and product.withdrawn_at is null and document.product_id is null
    on conflict do nothing
  `.execute(shop.database)
}

const lockNumber = 7_201_908 // any constant that only Witryna uses

/** Waits until no other process refreshes, and holds the lock until the transaction ends, so that older data never overwrites newer. */
export async function lockRefresh(shop: PublicShop): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(lockNumber)})`.execute(shop.database)
}

/**
 * Dequeues changed products, the oldest change first, at most `limit` changes; with the bundles that contain them, since their availability depends
 * on their parts.
 * When the transaction fails they are queued again.
 */
export async function dequeueChangedProducts(shop: PublicShop, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with taken as (
      delete from product_change where (transaction_id, product_id) in (
        select transaction_id, product_id from product_change order by transaction_id, product_id limit ${limit}
        for update skip locked
      ) returning product_id
    )
    select product_id as id from taken
    union
    select part.bundle_id from taken join product_size size on size.product_id = taken.product_id
    join bundle_part part on part.size_id = size.id
    order by id
  `.execute(shop.database)
  return rows.map(({ id }) => id)
}

/** Queues these products. */
export async function queueProducts(shop: PublicShop, ids: number[]): Promise<void> {
  if (ids.length === 0) return
  await sql`
    insert into product_change (product_id) select id from product where id = any(${ids}::integer[]) on conflict do nothing
  `.execute(shop.database)
}

/** Queues every product and returns how many there are. */
export async function queueAllProducts(shop: PublicShop): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    insert into product_change (product_id) select id from product on conflict do nothing
  `.execute(shop.database)
  await sql`select pg_notify('products_changed', '')`.execute(shop.database)
  return Number(numAffectedRows)
}
