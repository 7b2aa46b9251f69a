import { sql } from 'kysely'
import { warsawDay } from '#shared/day.ts'
import type { PublicShop } from '#shop'

const maxPopular = 5_000
const maxPerDay = 20_000 // different phrases; bounds how much of the database visitors can fill

/** Adds to today's counts. */
export async function addPhrases(shop: PublicShop, searches: Map<string, number>): Promise<void> {
  const today = warsawDay(shop.now)
  await sql`
    insert into search_phrase (day, phrase, searches)
    select ${today}::date, noted.phrase, noted.searches
    from unnest(${[...searches.keys()]}::text[], ${[...searches.values()]}::integer[]) noted (phrase, searches)
    where (select count(*) from search_phrase where day = ${today}::date) < ${maxPerDay}
      or exists (select from search_phrase known where known.day = ${today}::date and known.phrase = noted.phrase)
    order by noted.phrase
    on conflict (day, phrase) do update set searches = search_phrase.searches + excluded.searches
  `.execute(shop.database)
}

/** An unchecked phrase, the most popular of the last day first, locked until the transaction ends so that no other process takes it. */
export async function takeUncheckedPhrase(shop: PublicShop): Promise<{ day: string; phrase: string } | null> {
  const { rows } = await sql<{ day: string; phrase: string }>`
    select day::text, phrase from search_phrase where found is null
    order by search_phrase.day desc, searches desc, phrase limit 1 for update skip locked
  `.execute(shop.database)
  return rows[0] ?? null
}

/** Stores how many products a phrase finds. */
export async function updatePhraseResults(
  shop: PublicShop,
  { day, phrase, found, understood }: { day: string; phrase: string; found: number; understood: boolean },
): Promise<void> {
  await sql`
    update search_phrase set found = ${found}, understood = ${understood} where day = ${day}::date and phrase = ${phrase}
  `.execute(shop.database)
}

/** When popular phrases were last summed up; null: there are none. */
export async function popularPhrasesUpdatedAt(shop: PublicShop): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(gathered_at) as at from popular_phrase`.execute(
    shop.database,
  )
  return rows[0]?.at ?? null
}

/** Replaces the popular phrases: the sums of all days, for phrases that found products as typed at their last check. */
export async function writePopularPhrases(shop: PublicShop): Promise<void> {
  await sql`delete from popular_phrase`.execute(shop.database)
  await sql`
    insert into popular_phrase (phrase, searches, gathered_at)
    select phrase, sum(searches)::integer, ${shop.now} from search_phrase group by phrase
    having coalesce((array_agg(found > 0 and understood order by day desc) filter (where found is not null))[1], false)
    order by 2 desc, 1 limit ${maxPopular}
    on conflict (phrase) do update set searches = excluded.searches, gathered_at = excluded.gathered_at
  `.execute(shop.database)
}

/** Deletes the searches before a day: 'YYYY-MM-DD'. */
export async function deletePhrasesBefore(shop: PublicShop, day: string): Promise<void> {
  await sql`delete from search_phrase where day < ${day}::date`.execute(shop.database)
}
