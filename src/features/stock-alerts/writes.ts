import { sql } from 'kysely'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'

export interface NewAlert {
  sizeId: number
  email: string
  quantity: Decimal
  /** Used when the address has none yet. */
  token: string
}

/** Saves an alert; an existing one is updated, and its date set to now. */
export async function upsertAlert(shop: PublicShop, wanted: NewAlert): Promise<void> {
  const { sizeId, email, quantity, token } = wanted
  await sql`
    insert into stock_notification (size_id, email, quantity, token, asked_at)
    values (${sizeId}, ${email}, ${decimalText(quantity)}, coalesce(
      (select token from stock_notification where lower(email) = lower(${email}) order by id limit 1), ${token}
    ), ${shop.now})
    on conflict (size_id, lower(email)) do update set quantity = excluded.quantity, asked_at = excluded.asked_at
  `.execute(shop.database)
}

export interface ClaimedAlert {
  id: number
  email: string
  token: string
}

/**
 * Claims the oldest alert of a size for no more than `most` of it (null: any), so that no other process sends it before `until`.
 * Null when there are no more.
 */
export async function claimAlert(
  shop: PublicShop,
  sizeId: number,
  most: Decimal | null,
  until: Date,
): Promise<ClaimedAlert | null> {
  const { rows } = await sql<ClaimedAlert>`
    update stock_notification set claimed_until = ${until}
    where id = (
      select id from stock_notification
      where size_id = ${sizeId} and (claimed_until is null or claimed_until < ${shop.now})
        and (${most === null} or quantity <= ${most === null ? '0' : decimalText(most)})
      order by asked_at, id limit 1 for update skip locked
    )
    returning id, email, token
  `.execute(shop.database)
  return rows[0] ?? null
}

/** Reserves it until `until`, because the mail could not be sent. */
export async function postponeAlert(shop: PublicShop, id: number, until: Date): Promise<void> {
  await shop.database.updateTable('stock_notification').set({ claimed_until: until }).where('id', '=', id).execute()
}

export async function deleteAlert(shop: PublicShop, id: number): Promise<void> {
  await shop.database.deleteFrom('stock_notification').where('id', '=', id).execute()
}

/** Deletes all alerts of the address with this token. */
export async function deleteAlertsByToken(shop: PublicShop, token: string): Promise<void> {
  await sql`
    delete from stock_notification
    where lower(email) in (select lower(email) from stock_notification where token = ${token})
  `.execute(shop.database)
}

export async function deleteAlertsBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('stock_notification').where('asked_at', '<', moment).execute()
}

/** Returns how many there were. */
export async function deleteAlertsByEmail(shop: PublicShop, email: string): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from stock_notification where lower(email) = lower(${email})
  `.execute(shop.database)
  return Number(numAffectedRows ?? 0n)
}
