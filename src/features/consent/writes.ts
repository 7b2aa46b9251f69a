import { createHash } from 'node:crypto'
import type { Consent } from '#shared/consent.ts'
import type { PublicShop } from '#shop'

/** Adds an answer to the log; `text` is the shown question with its purposes, stored once for all answers. */
export async function insertConsent(shop: PublicShop, { token, round, allowed }: Consent, text: string): Promise<void> {
  const digest = createHash('sha256').update(text).digest('hex')
  await shop.database
    .insertInto('consent_words')
    .values({ digest, words: text })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await shop.database
    .insertInto('consent_log')
    .values({ token, round, allowed: [...allowed], words_digest: digest, given_at: shop.now })
    .execute()
}

/** Deletes answers given before a time; the few texts of questions stay. */
export async function deleteConsentsBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('consent_log').where('given_at', '<', moment).execute()
}
