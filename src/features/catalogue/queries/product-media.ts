import { sql } from 'kysely'
import { dependsOn } from '#platform/page-cache/cache-dependencies.ts'
import { tagsOf } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import type { ProductPicture } from './product-cards.ts'

/** Pictures of products by their positions, from 1, in the requested order; null: there is none, or its product is hidden. One query. */
export async function getPicturesAt(
  shop: PublicShop,
  requested: { product: number; place: number }[],
): Promise<(ProductPicture | null)[]> {
  if (requested.length === 0) return []
  const products = requested.map(({ product }) => product)
  const { rows } = await sql<{ picture: ProductPicture | null }>`
    select found.picture
    from unnest(${products}::integer[], ${requested.map(({ place }) => place)}::integer[]) with ordinality asked (product, place, turn)
    left join lateral (
      select jsonb_build_object('file', picture.file, 'width', picture.width, 'height', picture.height, 'alt', picture.alt) as picture
      from product
      join picture on picture.product_id = product.id and picture.state = 'ready'
      where product.id = asked.product and product.visible and product.withdrawn_at is null
      order by picture.position offset asked.place - 1 limit 1
    ) found on true
    order by asked.turn
  `.execute(shop.database)
  dependsOn(shop, ...tagsOf('product', products))
  return rows.map(({ picture }) => picture)
}

/** The pictures of a product in their order, for the command line. */
export function getPictures(shop: PublicShop, productId: number) {
  return shop.database
    .selectFrom('picture')
    .select(['id', 'alt', 'width', 'height', 'own', 'source_url as source', 'state'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .execute()
}

/** The media type of a file that some product offers under this name; null: no such file is served. */
export async function findAttachment(
  shop: PublicShop,
  file: string,
  fileName: string,
): Promise<{ mediaType: string; kind: string } | null> {
  const row = await shop.database
    .selectFrom('attachment')
    .innerJoin('product', 'product.id', 'attachment.product_id')
    .select(['attachment.media_type as mediaType', 'attachment.kind'])
    .where('attachment.file', '=', file)
    .where('attachment.file_name', '=', fileName)
    .where('product.visible', '=', true)
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The files of a product, for the command line. */
export function getAttachments(shop: PublicShop, productId: number) {
  return shop.database
    .selectFrom('attachment')
    .select(['id', 'name', 'file_name as fileName', 'bytes', 'kind'])
    .where('product_id', '=', productId)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

export interface FailingPicture {
  /** Null for a picture within a text. */
  productId: number | null
  sourceUrl: string
  /** The reason of the last failure. */
  error: string
  /** The number of attempts. */
  attempts: number
  /** The time of the next attempt; null when it was given up. */
  nextAttempt: Date | null
}

/** Pictures whose last attempt failed, whether they are retried or given up: at most 1,000 of products and as many within texts. */
export async function getFailingPictures(shop: PublicShop): Promise<FailingPicture[]> {
  const ofProducts = sql<FailingPicture>`
    select product_id as "productId", source_url as "sourceUrl", error, attempts, ${nextAttemptSql} as "nextAttempt" from picture
    where ${isFailingSql} order by product_id, position limit 1000
  `.execute(shop.database)
  const inTexts = sql<FailingPicture>`
    select null as "productId", source_url as "sourceUrl", error, attempts, ${nextAttemptSql} as "nextAttempt" from illustration
    where ${isFailingSql} order by source_url limit 1000
  `.execute(shop.database)
  return [...(await ofProducts).rows, ...(await inTexts).rows]
}

const isFailingSql = sql`source_url is not null and error is not null and state in ('failed', 'waiting')`

const nextAttemptSql = sql`case when state = 'waiting' then next_attempt_at end`
