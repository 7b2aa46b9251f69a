import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { hashToken } from '#platform/secrets.ts'
import type { PublicShop } from '#shop'

/** Returns the number of this consent wording; a new text gets the next one. */
export async function saveConsent(shop: PublicShop, text: string): Promise<number> {
  const digest = createHash('sha256').update(text).digest('hex')
  await sql`
    insert into newsletter_consent (digest, words, used_since)
    select ${digest}, ${text}, ${shop.now} where not exists (select from newsletter_consent where digest = ${digest})
    on conflict (digest) do nothing
  `.execute(shop.database)
  const { version } = await shop.database
    .selectFrom('newsletter_consent')
    .select('version')
    .where('digest', '=', digest)
    .executeTakeFirstOrThrow()
  return version
}

interface RequestedSubscription {
  email: string
  version: number
  language: string
}

/** Records a subscription request; a confirmed one stays unchanged. Returns the subscription's id. */
export async function saveRequestedSubscription(
  shop: PublicShop,
  { email, version, language }: RequestedSubscription,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into newsletter_subscription as known (email, consent_version, language, asked_at)
    values (${email}, ${version}, ${language}, ${shop.now})
    on conflict (lower(email)) where withdrawn_at is null do update set
      consent_version = case when known.confirmed_at is null then excluded.consent_version else known.consent_version end,
      asked_at = case when known.confirmed_at is null then excluded.asked_at else known.asked_at end
    returning id
  `.execute(shop.database)
  return rows[0]?.id as number
}

export interface NewLink {
  token: string
  subscriptionId: number
  /** The wording that the link confirms; null for an unsubscribe link. */
  confirms: number | null
  validUntil: Date | null
}

export async function insertLinks(shop: PublicShop, links: NewLink[]): Promise<void> {
  await shop.database
    .insertInto('newsletter_link')
    .values(
      links.map(({ token, subscriptionId, confirms, validUntil }) => ({
        hash: hashToken(token),
        subscription_id: subscriptionId,
        confirms,
        valid_until: validUntil,
      })),
    )
    .execute()
}

/** Confirms a subscription with consent to this wording; confirmed and withdrawn ones stay unchanged. */
export async function markConfirmed(shop: PublicShop, id: number, version: number): Promise<void> {
  await shop.database
    .updateTable('newsletter_subscription')
    .set({ confirmed_at: shop.now, consent_version: version })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
}

/** Withdraws a subscription: an unconfirmed one is deleted, for others the consent record stays. */
export async function markWithdrawn(shop: PublicShop, id: number): Promise<void> {
  await shop.database
    .deleteFrom('newsletter_subscription')
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute()
  await shop.database
    .updateTable('newsletter_subscription')
    .set({ withdrawn_at: shop.now })
    .where('id', '=', id)
    .where('withdrawn_at', 'is', null)
    .execute()
}

/** Deletes requests from before a time that were never confirmed. */
export async function deleteUnconfirmedBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database
    .deleteFrom('newsletter_subscription')
    .where('confirmed_at', 'is', null)
    .where('asked_at', '<', moment)
    .execute()
}

export async function deleteWithdrawnBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('newsletter_subscription').where('withdrawn_at', '<', moment).execute()
}
