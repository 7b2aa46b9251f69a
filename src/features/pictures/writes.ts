import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** Pictures of products, and those within texts. */
const tables = ['picture', 'illustration'] as const

export interface ClaimedPicture {
  table: (typeof tables)[number]
  id: number
  /** The product; null within a text. */
  productId: number | null
  sourceUrl: string
  /** The number of attempts, including this one. */
  attempts: number
}

/** Claims the next waiting pictures, this many of either kind, until `claimedUntil`. */
export async function claimPictures(shop: PublicShop, most: number, claimedUntil: Date): Promise<ClaimedPicture[]> {
  const claimed: ClaimedPicture[] = []
  for (const table of tables) {
    const productId = table === 'picture' ? sql.ref('product_id') : sql`null::integer`
    const { rows } = await sql<Omit<ClaimedPicture, 'table'>>`
      update ${sql.table(table)} set attempts = attempts + 1, next_attempt_at = ${claimedUntil}
      where id in (
        select id from ${sql.table(table)}
        where state = 'waiting' and source_url is not null and (next_attempt_at is null or next_attempt_at <= ${shop.now})
        order by next_attempt_at nulls first, id limit ${most} for update skip locked
      )
      returning id, ${productId} as "productId", source_url as "sourceUrl", attempts
    `.execute(shop.database)
    claimed.push(...rows.map((row) => ({ table, ...row })))
  }
  return claimed
}

type Outcome =
  | { state: 'ready'; file: string; width: number; height: number; colour: string; error: null }
  | { state: 'waiting'; next_attempt_at: Date; error: string }
  | { state: 'failed'; error: string }

/** Saves the result of an attempt, unless an import has changed the picture's address meanwhile. */
export async function updatePicture(shop: PublicShop, picture: ClaimedPicture, outcome: Outcome): Promise<void> {
  await shop.database
    .updateTable(picture.table)
    .set(outcome)
    .where('id', '=', picture.id)
    .where('source_url', '=', picture.sourceUrl)
    .where('state', '=', 'waiting')
    .execute()
}

/** Releases a claimed picture that was not tried. */
export async function releasePicture(shop: PublicShop, { table, id, attempts }: ClaimedPicture, until: Date) {
  await shop.database
    .updateTable(table)
    .set({ attempts: attempts - 1, next_attempt_at: until })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute()
}

/** Pauses requests to a host until this time. @param origin 'https://maker.example' */
export async function postponeHost(shop: PublicShop, origin: string, until: Date): Promise<void> {
  for (const table of tables)
    await sql`
      update ${sql.table(table)} set next_attempt_at = ${until}
      where state = 'waiting' and starts_with(source_url, ${`${origin}/`})
        and (next_attempt_at is null or next_attempt_at < ${until})
    `.execute(shop.database)
}

/** Resets failed pictures, permanent failures included, to be fetched again; returns how many. */
export async function resetFailedPictures(shop: PublicShop): Promise<number> {
  let reset = 0n
  for (const table of tables) {
    const { numUpdatedRows } = await shop.database
      .updateTable(table)
      .set({ state: 'waiting', attempts: 0, next_attempt_at: null, error: null })
      .where((where) =>
        where.or([
          where('state', '=', 'failed'),
          where.and([where('state', '=', 'waiting'), where('error', 'is not', null)]),
        ]),
      )
      .where('source_url', 'is not', null)
      .executeTakeFirstOrThrow()
    reset += numUpdatedRows
  }
  return Number(reset)
}

/**
 * Queues the pictures of these addresses, unless they are known or longer than 2,000 bytes. Sorted, so that concurrent imports
 * cannot deadlock.
 */
export async function insertIllustrations(shop: PublicShop, addresses: string[]): Promise<void> {
  if (addresses.length === 0) return
  await sql`
    insert into illustration (source_url)
    select distinct address from unnest(${addresses}::text[]) as given (address)
    where octet_length(address) <= 2000 order by address
    on conflict (source_url) do nothing
  `.execute(shop.database)
}
