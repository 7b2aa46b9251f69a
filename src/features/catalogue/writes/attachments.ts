import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
import type { PublicShop } from '#shop'

export interface AttachmentRow {
  product_id: number
  name: string
  file: string
  file_name: string
  kind: string
  media_type: string
  bytes: number
}

const declaration =
  'product_id integer, name text, file text, file_name text, kind text, media_type text, bytes integer, place integer'

/** Adds files behind those that the products have; one that a product has is named anew. Which products there are of those named. */
export async function upsertAttachments(shop: PublicShop, rows: AttachmentRow[]): Promise<number[]> {
  const placed = rows.map((row, place) => ({ ...row, place }))
  const { rows: saved } = await sql<{ product_id: number }>`
    insert into attachment (product_id, position, name, file, file_name, kind, media_type, bytes)
    select product.id, given.place + 1 + coalesce((select max(position) from attachment other where other.product_id = product.id), -1),
      given.name, file, file_name, given.kind, media_type, bytes
    from ${given(declaration, placed)} join product on product.id = given.product_id
    on conflict (product_id, file) do update
    set name = excluded.name, file_name = excluded.file_name, kind = excluded.kind, media_type = excluded.media_type
    returning product_id
  `.execute(shop.database)
  return saved.map((row) => row.product_id)
}

/** Takes a file off a product; whether it was there. */
export async function deleteAttachment(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await shop.database
    .deleteFrom('attachment')
    .where('id', '=', id)
    .where('product_id', '=', productId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}
