import { sql } from 'kysely'
import { warsawDay } from '#shared/day.ts'
import type { PublicShop } from '#shop'

const mostADay = 20_000 // different phrases, so that nobody fills the database

/** Adds to what was searched for today. */
export async function addPhrases(shop: PublicShop, searches: Map<string, number>): Promise<void> {
  const today = warsawDay(shop.now)
  await sql`
    insert into search_phrase (day, phrase, searches)
    select ${today}::date, noted.phrase, noted.searches
    from unnest(${[...searches.keys()]}::text[], ${[...searches.values()]}::integer[]) noted (phrase, searches)
    where (select count(*) from search_phrase where day = ${today}::date) < ${mostADay}
      or exists (select from search_phrase known where known.day = ${today}::date and known.phrase = noted.phrase)
    order by noted.phrase
    on conflict (day, phrase) do update set searches = search_phrase.searches + excluded.searches
  `.execute(shop.database)
}

/** Notes what a phrase finds. */
export async function notePhraseFound(
  shop: PublicShop,
  { day, phrase, found, understood }: { day: string; phrase: string; found: number; understood: boolean },
): Promise<void> {
  await sql`
    update search_phrase set found = ${found}, understood = ${understood} where day = ${day}::date and phrase = ${phrase}
  `.execute(shop.database)
}

/** Deletes what was searched for before a day: 'YYYY-MM-DD'. */
export async function deletePhrasesBefore(shop: PublicShop, day: string): Promise<void> {
  await sql`delete from search_phrase where day < ${day}::date`.execute(shop.database)
}
