import { nextWarsawMidnight } from '#shared/day.ts'
import type { Tag } from '#shared/tag.ts'

/** What an answer in the making comes from, and how long it stays true. Reads add to it; whoever keeps the answer obeys it. */
export class Origins {
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

  endAt(moment: number): void {
    this.#until = Math.min(this.#until, moment)
  }
}

/** Every shop carries it; null where nobody keeps what is made. */
interface Making {
  origins: Origins | null
}

/** Says what an answer has been made from: it is thrown away as soon as an action calls `changed` with one of these tags. */
export function dependsOn({ origins }: Making, ...tags: Tag[]): void {
  if (origins) for (const tag of tags) origins.tags.add(tag)
}

/** Says when time itself makes the answer wrong: the end of a promotion, the beginning of a price. Null: never. */
export function validUntil({ origins }: Making, moment: Date | null): void {
  if (moment) origins?.endAt(moment.getTime())
}
