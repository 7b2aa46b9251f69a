import { sql } from 'kysely'
import type { PublicShop } from '#shop'

export interface FailingPicture {
  /** Null for a picture within a text. */
  productId: number | null
  sourceUrl: string
  /** Why it could not be fetched the last time. */
  error: string
  /** How often it has been tried. */
  attempts: number
  /** When it is tried again; null when it was given up. */
  nextAttempt: Date | null
}

/** Pictures whose last attempt failed, whether they are tried again or given up: at most 1,000 of products and as many within texts. */
export async function failingPictures(shop: PublicShop): Promise<FailingPicture[]> {
  const ofProducts = sql<FailingPicture>`
    select product_id as "productId", source_url as "sourceUrl", error, attempts, ${nextAttempt} as "nextAttempt" from picture
    where ${isFailing} order by product_id, position limit 1000
  `.execute(shop.database)
  const inTexts = sql<FailingPicture>`
    select null as "productId", source_url as "sourceUrl", error, attempts, ${nextAttempt} as "nextAttempt" from illustration
    where ${isFailing} order by source_url limit 1000
  `.execute(shop.database)
  return [...(await ofProducts).rows, ...(await inTexts).rows]
}

const isFailing = sql`source_url is not null and error is not null and state in ('failed', 'waiting')`

const nextAttempt = sql`case when state = 'waiting' then next_attempt_at end`
