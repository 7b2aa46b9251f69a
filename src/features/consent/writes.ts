import { createHash } from 'node:crypto'
import type { Consent } from '#shared/consent.ts'
import type { PublicShop } from '#shop'

/** Adds an answer to the log; `words` are those that were shown with the question: they are kept once for all answers to them. */
export async function insertConsent(
  shop: PublicShop,
  { token, round, allowed }: Consent,
  words: string,
): Promise<void> {
  const digest = createHash('sha256').update(words).digest('hex')
  await shop.database
    .insertInto('consent_words')
    .values({ digest, words })
    .onConflict((known) => known.doNothing())
    .execute()
  await shop.database
    .insertInto('consent_log')
    .values({ token, round, allowed: [...allowed], words_digest: digest, given_at: shop.now })
    .execute()
}

/** Deletes answers that were given before a moment; the words of the question stay, there are as many as a merchant has written. */
export async function deleteConsentsBefore(shop: PublicShop, moment: Date): Promise<void> {
  await shop.database.deleteFrom('consent_log').where('given_at', '<', moment).execute()
}
