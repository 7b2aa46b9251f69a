import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface ClaimedPicture {
  id: number
  productId: number
  sourceUrl: string
  /** How often it has been tried, this time included. */
  attempts: number
}

/** Takes the next pictures that wait; nobody else gets them until `claimedUntil`. */
export async function claimPictures(shop: PublicShop, most: number, claimedUntil: Date): Promise<ClaimedPicture[]> {
  const { rows } = await sql<{ id: number; product_id: number; source_url: string; attempts: number }>`
    update picture set attempts = attempts + 1, next_attempt_at = ${claimedUntil}
    where id in (
      select id from picture
      where state = 'waiting' and source_url is not null and (next_attempt_at is null or next_attempt_at <= ${shop.now})
      order by next_attempt_at nulls first, id limit ${most} for update skip locked
    )
    returning id, product_id, source_url, attempts
  `.execute(shop.database)
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    sourceUrl: row.source_url,
    attempts: row.attempts,
  }))
}

type Outcome =
  | { state: 'ready'; file: string; width: number; height: number; colour: string; error: null }
  | { state: 'waiting'; next_attempt_at: Date; error: string }
  | { state: 'failed'; error: string }

/** Notes what became of a picture, unless an import has given it another address meanwhile. */
export async function updatePicture(
  shop: PublicShop,
  picture: { id: number; sourceUrl: string },
  outcome: Outcome,
): Promise<void> {
  await shop.database
    .updateTable('picture')
    .set(outcome)
    .where('id', '=', picture.id)
    .where('source_url', '=', picture.sourceUrl)
    .where('state', '=', 'waiting')
    .execute()
}

/** Failed pictures wait again, as if never tried; how many. */
export async function resetFailedPictures(shop: PublicShop): Promise<number> {
  const { numUpdatedRows } = await shop.database
    .updateTable('picture')
    .set({ state: 'waiting', attempts: 0, next_attempt_at: null })
    .where('state', '=', 'failed')
    .where('source_url', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
