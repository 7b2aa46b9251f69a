import { sql } from 'kysely'
import { rowsParameter } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'

export interface PictureRow {
  product_id: number
  position: number
  alt: string
  source_url: string | null
  file: string | null
  width: number | null
  height: number | null
  colour: string | null
  state: 'waiting' | 'ready'
}

const pictureColumns =
  'product_id integer, position smallint, alt text, source_url text, file text, width integer, height integer, colour text, state text'

/**
 * Replaces the pictures of products; a picture from a known URL keeps its row and its fetched file.
 * `formerIds`: the products that may already have some.
 */
export async function replacePictures(shop: PublicShop, formerIds: number[], rows: PictureRow[]): Promise<void> {
  if (formerIds.length > 0) await updateKnownPictures(shop, formerIds, rows)
  if (rows.length > 0)
    await sql`
      insert into picture (product_id, position, alt, source_url, file, width, height, colour, state)
      select product_id, position, alt, source_url, file, width, height, colour, state from ${rowsParameter(pictureColumns, rows)}
      on conflict (product_id, position) do nothing
    `.execute(shop.database)
  if (formerIds.length > 0) await putOwnPicturesFirst(shop, formerIds)
}

/** Adds a merchant's own picture; one that the product already has gets a new text. */
export async function insertOwnPicture(
  shop: PublicShop,
  picture: Pick<PictureRow, 'product_id' | 'alt' | 'file' | 'width' | 'height' | 'colour'>,
): Promise<void> {
  const known = await shop.database
    .updateTable('picture')
    .set({ alt: picture.alt })
    .where('product_id', '=', picture.product_id)
    .where('file', '=', picture.file)
    .where('own', '=', true)
    .executeTakeFirstOrThrow()
  if (known.numUpdatedRows > 0n) return
  await sql`
    insert into picture (product_id, position, alt, file, width, height, colour, state, own)
    select ${picture.product_id}, coalesce(max(position) + 1, 0), ${picture.alt}, ${picture.file}, ${picture.width}, ${picture.height}, ${picture.colour}, 'ready', true
    from picture where product_id = ${picture.product_id}
  `.execute(shop.database)
  await putOwnPicturesFirst(shop, [picture.product_id])
}

/** False when the product has no such own picture. */
export async function deleteOwnPicture(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('picture')
    .where('product_id', '=', productId)
    .where('id', '=', id)
    .where('own', '=', true)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await renumber(shop, [productId])
  return numDeletedRows > 0n
}

async function putOwnPicturesFirst(shop: PublicShop, productIds: number[]): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select distinct product_id as id from picture where own and product_id = any(${productIds}::integer[])
  `.execute(shop.database)
  if (rows.length > 0)
    await renumber(
      shop,
      rows.map(({ id }) => id),
    )
}

/** Renumbers the pictures of products: the merchant's own in the order in which they were added, then the others in their order. */
async function renumber(shop: PublicShop, productIds: number[]): Promise<void> {
  const { rows } = await sql<{ id: number; position: number }>`
    select id, row_number() over (partition by product_id order by own desc, case when own then id end, position)::integer - 1 as position
    from picture where product_id = any(${productIds}::integer[])
  `.execute(shop.database)
  // by way of very low positions, so that positions are always unique
  const positions = rowsParameter('id integer, position smallint', rows)
  await sql`update picture set position = given.position - 30000 from ${positions} where picture.id = given.id`.execute(
    shop.database,
  )
  await sql`
    update picture set position = position + 30000 where position < -20000 and product_id = any(${productIds}::integer[])
  `.execute(shop.database)
}

/** Deletes pictures that are no longer listed and moves the rest to their new positions, by way of negative ones to avoid conflicts. */
async function updateKnownPictures(shop: PublicShop, productIds: number[], rows: PictureRow[]): Promise<void> {
  const source = sql`given.product_id = picture.product_id
    and (given.source_url = picture.source_url or (given.source_url is null and picture.source_url is null and given.file = picture.file))`
  await sql`
    delete from picture where not own and product_id = any(${productIds}::integer[])
      and not exists (select from ${rowsParameter(pictureColumns, rows)} where ${source})
  `.execute(shop.database)
  await sql`update picture set position = -1 - position where product_id = any(${productIds}::integer[])`.execute(
    shop.database,
  )
  await sql`
    update picture set position = given.position, alt = given.alt from ${rowsParameter(pictureColumns, rows)} where ${source}
  `.execute(shop.database)
}

export interface AttachmentRow {
  product_id: number
  name: string
  file: string
  file_name: string
  kind: string
  media_type: string
  bytes: number
}

const attachmentColumns =
  'product_id integer, name text, file text, file_name text, kind text, media_type text, bytes integer, place integer'

/** Adds files after those that the products have; an existing one is renamed. Returns which of the products exist. */
export async function upsertAttachments(shop: PublicShop, rows: AttachmentRow[]): Promise<number[]> {
  const placed = rows.map((row, place) => ({ ...row, place }))
  const { rows: saved } = await sql<{ product_id: number }>`
    insert into attachment (product_id, position, name, file, file_name, kind, media_type, bytes)
    select product.id, given.place + 1 + coalesce((select max(position) from attachment other where other.product_id = product.id), -1),
      given.name, file, file_name, given.kind, media_type, bytes
    from ${rowsParameter(attachmentColumns, placed)} join product on product.id = given.product_id
    on conflict (product_id, file) do update
    set name = excluded.name, file_name = excluded.file_name, kind = excluded.kind, media_type = excluded.media_type
    returning product_id
  `.execute(shop.database)
  return saved.map((row) => row.product_id)
}

/** Removes a file from a product; returns whether it existed. */
export async function deleteAttachment(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
