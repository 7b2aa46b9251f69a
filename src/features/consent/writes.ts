import type { Consent } from '#shared/consent.ts'
import type { PublicShop } from '#shop'

/** Adds an answer to the log; `words` are those that were shown with the question. */
export async function insertConsent(
  shop: PublicShop,
  { token, round, allowed }: Consent,
  words: string,
): Promise<void> {
  await shop.database
    .insertInto('consent_log')
    .values({ token, round, allowed: [...allowed], words, given_at: shop.now })
    .execute()
}
