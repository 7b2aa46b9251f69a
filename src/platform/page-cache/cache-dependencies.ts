import { type Kysely, sql } from 'kysely'
import { nextWarsawMidnight } from '#shared/day.ts'
import type { Tag } from '#shared/tag.ts'
import type { Schema } from '../database/schema.ts'

/** What an answer in the making comes from, and how long it stays true. Reads add to it; whoever keeps the answer obeys it. */
export class CacheDependencies {
  readonly tags = new Set<Tag>()
  /** Somebody asked who is visiting: the answer is his alone and must not be kept. */
  personal = false
  #until: number

  /** Nothing outlives the day in Poland: VAT, days and years on pages change at midnight. */
  constructor(now: Date) {
    this.#until = nextWarsawMidnight(now).getTime()
  }

  /** Milliseconds since 1970: from then on the answer may be wrong. */
  get until(): number {
    return this.#until
  }

  expireAt(moment: number): void {
    this.#until = Math.min(this.#until, moment)
  }
}

/** Every shop carries it; null where nobody keeps what is made. */
interface DependencyContext {
  cacheDependencies: CacheDependencies | null
}

/** Says what an answer has been made from: it is thrown away as soon as an action calls `changed` with one of these tags. */
export function dependsOn({ cacheDependencies }: DependencyContext, ...tags: Tag[]): void {
  if (cacheDependencies) for (const tag of tags) cacheDependencies.tags.add(tag)
}

/** Says when time itself makes the answer wrong: the end of a promotion, the beginning of a price. Null: never. */
export function validUntil({ cacheDependencies }: DependencyContext, moment: Date | null): void {
  if (moment) cacheDependencies?.expireAt(moment.getTime())
}

const maxPayloadBytes = 7_999 // what pg_notify carries

/**
 * Tells every node that what was made from these things is old. Heard when the transaction commits, not when it fails. Too
 * many tags become 'all'.
 */
export async function publishInvalidation(shop: { database: Kysely<Schema> }, tags: Iterable<Tag>): Promise<void> {
  const payload = [...new Set(tags)].join(' ')
  if (payload === '') return
  await sql`select pg_notify('changed', ${Buffer.byteLength(payload) > maxPayloadBytes ? 'all' : payload})`.execute(
    shop.database,
  )
}

/** The tags of what was heard; everything when something may have been missed. */
export function parseTags(payload: string): Tag[] {
  return payload === '' ? ['all'] : (payload.split(' ') as Tag[])
}
