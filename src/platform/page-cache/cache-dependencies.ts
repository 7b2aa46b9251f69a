import { type Kysely, sql } from 'kysely'
import { nextWarsawMidnight } from '#shared/day.ts'
import type { Tag } from '#shared/tag.ts'
import type { Schema } from '../database/schema.ts'

/** What a response depends on, and until when it is valid. Reads add to it; the cache obeys it. */
export class CacheDependencies {
  readonly tags = new Set<Tag>()
  /** A read identified the visitor: the response is personal and must not be cached. */
  personal = false
  #until: number

  /** No response outlives the day in Poland: VAT, days and years on pages change at midnight. */
  constructor(now: Date) {
    this.#until = nextWarsawMidnight(now).getTime()
  }

  /** Milliseconds since 1970: from then on the response may be stale. */
  get until(): number {
    return this.#until
  }

  expireAt(moment: number): void {
    this.#until = Math.min(this.#until, moment)
  }
}

/** Part of every request context; null when the result is not cached. */
interface DependencyContext {
  cacheDependencies: CacheDependencies | null
}

/** Records what the result depends on: it is invalidated when an action publishes one of these tags. */
export function dependsOn({ cacheDependencies }: DependencyContext, ...tags: Tag[]): void {
  if (cacheDependencies) for (const tag of tags) cacheDependencies.tags.add(tag)
}

/** Records when the result expires: the end of a promotion, the start of a price. Null: never. */
export function validUntil({ cacheDependencies }: DependencyContext, moment: Date | null): void {
  if (moment) cacheDependencies?.expireAt(moment.getTime())
}

/** The PostgreSQL notification channel on which processes exchange invalidated tags. */
export const invalidationChannel = 'changed'

const maxPayloadBytes = 7_999 // limit of pg_notify

/**
 * Invalidates everything that depends on these tags, in every process. Delivered when the transaction commits, not when it
 * fails. Too many tags become 'all'.
 */
export async function publishInvalidation(
  shop: { database: Kysely<Schema>; invalidate?: (tags: Tag[]) => void },
  tags: Iterable<Tag>,
): Promise<void> {
  const changed = [...new Set(tags)]
  const payload = changed.join(' ')
  if (payload === '') return
  await sql`select pg_notify(${invalidationChannel}, ${Buffer.byteLength(payload) > maxPayloadBytes ? 'all' : payload})`.execute(
    shop.database,
  )
  shop.invalidate?.(changed) // at once: a later read of this process needs no notification
}

/** Returns the tags of a notification; 'all' when some may have been missed. */
export function parseTags(payload: string): Tag[] {
  return payload === '' ? ['all'] : (payload.split(' ') as Tag[])
}
