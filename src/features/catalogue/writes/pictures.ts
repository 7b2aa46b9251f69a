import { sql } from 'kysely'
import { given } from '#platform/database/given.ts'
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

const declaration =
  'product_id integer, position smallint, alt text, source_url text, file text, width integer, height integer, colour text, state text'

/**
 * Replaces the pictures of products; one from an address that is known already keeps its row and what was fetched.
 * `formerIds`: those of the products that may have some already.
 */
export async function replacePictures(shop: PublicShop, formerIds: number[], rows: PictureRow[]): Promise<void> {
  if (formerIds.length > 0) await keepKnownPictures(shop, formerIds, rows)
  if (rows.length === 0) return
  await sql`
    insert into picture (product_id, position, alt, source_url, file, width, height, colour, state)
    select product_id, position, alt, source_url, file, width, height, colour, state from ${given(declaration, rows)}
    on conflict (product_id, position) do nothing
  `.execute(shop.database)
}

/** Removes what is no longer named and moves the rest to their new places, past each other by way of negative ones. */
async function keepKnownPictures(shop: PublicShop, productIds: number[], rows: PictureRow[]): Promise<void> {
  const source = sql`given.product_id = picture.product_id
    and (given.source_url = picture.source_url or (given.source_url is null and picture.source_url is null and given.file = picture.file))`
  await sql`
    delete from picture where product_id = any(${productIds}::integer[])
      and not exists (select from ${given(declaration, rows)} where ${source})
  `.execute(shop.database)
  await sql`update picture set position = -1 - position where product_id = any(${productIds}::integer[])`.execute(
    shop.database,
  )
  await sql`
    update picture set position = given.position, alt = given.alt from ${given(declaration, rows)} where ${source}
  `.execute(shop.database)
}
