import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** An answer in the log. */
export interface ConsentRecord {
  givenAt: Date
  round: number
  /** The allowed purposes. */
  allowed: string[]
  /** The purposes shown with the question. */
  words: string
}

/** The answers with the number in the visitor's cookie, oldest first. */
export async function getConsentHistory(shop: PublicShop, token: string): Promise<ConsentRecord[]> {
  const { rows } = await sql<ConsentRecord>`
    select log.given_at as "givenAt", log.round, log.allowed, shown.words
    from consent_log log join consent_words shown on shown.digest = log.words_digest
    where log.token = ${token} order by log.id
  `.execute(shop.database)
  return rows
}
