import { sql } from 'kysely'
import { kept } from '#platform/page-cache/kept.ts'
import { validUntil } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'
import { type CountedPhrase, type PopularPhrase, popularOf } from '../rules/offered-phrases.ts'
import { leastPhraseSetting } from '../settings.ts'

const remembered = 10 * 60 * 1000 // milliseconds

/** Phrases that many have searched for and that find products as they stand; remembered for ten minutes, so that whoever types asks nothing. */
export function popularPhrases(shop: PublicShop): Promise<PopularPhrase[]> {
  return kept(shop, 'popular phrases', async (shop) => {
    validUntil(shop, new Date(shop.now.getTime() + remembered))
    const { rows } = await sql<CountedPhrase>`
      select phrase, searches from popular_phrase order by searches desc, phrase
    `.execute(shop.database)
    return popularOf(rows, shop.settings.get(leastPhraseSetting))
  })
}

/** What a merchant is told of a phrase: how often it was searched for, and what it found when it was last looked at. */
export interface ToldPhrase extends CountedPhrase {
  found: number | null
}

/** The phrases that were searched for most often, all of them or those that found nothing; one that few have searched for is told to nobody. */
export async function toldPhrases(shop: PublicShop, { fruitless }: { fruitless: boolean }): Promise<ToldPhrase[]> {
  const { rows } = await sql<ToldPhrase>`
    select * from (
      select phrase, sum(searches)::integer as searches,
        (array_agg(found order by day desc) filter (where found is not null))[1] as found
      from search_phrase group by phrase having sum(searches) >= ${shop.settings.get(leastPhraseSetting)}
    ) told
    where found = 0 or not ${fruitless}
    order by searches desc, phrase limit 20
  `.execute(shop.database)
  return rows
}

/** Whether anything was searched for yet. */
export async function hasPhrases(shop: PublicShop): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`select exists (select from search_phrase) as any`.execute(shop.database)
  return rows[0]?.any ?? false
}
