import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** An answer as the log holds it. */
export interface ConsentRecord {
  givenAt: Date
  round: number
  /** Purposes. */
  allowed: string[]
  /** Those that were shown with the question. */
  words: string
}

/** What was answered under a number, which stands in the visitor's cookie: the first answer first. */
export async function getConsentHistory(shop: PublicShop, token: string): Promise<ConsentRecord[]> {
  const { rows } = await sql<ConsentRecord>`
    select log.given_at as "givenAt", log.round, log.allowed, shown.words
    from consent_log log join consent_words shown on shown.digest = log.words_digest
    where log.token = ${token} order by log.id
  `.execute(shop.database)
  return rows
}
