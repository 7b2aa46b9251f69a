import type { Tag } from '#shared/tag.ts'
import { Origins } from './origins.ts'

/** What came of making a value; `bytes` null: it must not be kept. */
export interface Made<Value> {
  value: Value
  bytes: number | null
}

interface Kept<Value> {
  value: Value
  bytes: number
  origins: Origins
}

/**
 * Keeps values until what they were made from changes or their time is over; when there are too many bytes, those that nobody
 * has asked for the longest leave. A value whose making began before a change of one of its tags, and ended after it, is not kept.
 */
export class Keeper<Value> {
  readonly #kept = new Map<string, Kept<Value>>() // in the order in which they were asked for
  readonly #makings = new Map<Origins, Set<Tag>>() // what has changed since each began
  readonly #joinable = new Map<string, Promise<Value>>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  /** The value, if it is kept and still true at `now` (milliseconds since 1970). */
  get(key: string, now: number): Value | undefined {
    const kept = this.#kept.get(key)
    if (!kept) return
    this.#kept.delete(key)
    if (now < kept.origins.until) {
      this.#kept.set(key, kept)
      return kept.value
    }
    this.#bytes -= kept.bytes
    return
  }

  /** Makes the value, once for all who ask before anything changes. A failure is told to all of them and not kept. */
  make(key: string, now: Date, work: (origins: Origins) => Promise<Made<Value>>): Promise<Value> {
    const underWay = this.#joinable.get(key)
    if (underWay) return underWay
    const making = this.#makeOne(key, new Origins(now), work).finally(() => {
      if (this.#joinable.get(key) === making) this.#joinable.delete(key)
    })
    this.#joinable.set(key, making)
    return making
  }

  /** Throws away what was made from these. Whoever asks from now on does not join what began before. */
  hear(tags: Tag[]): void {
    for (const changed of this.#makings.values()) for (const tag of tags) changed.add(tag)
    this.#joinable.clear()
    const changed = new Set(tags)
    for (const [key, { origins }] of this.#kept) if (concerns(changed, origins)) this.#remove(key)
  }

  /** A kept value takes so many bytes by now. */
  resize(key: string, value: Value, bytes: number): void {
    const kept = this.#kept.get(key)
    if (kept?.value === value) this.#store(key, { ...kept, bytes })
  }

  async #makeOne(key: string, origins: Origins, work: (origins: Origins) => Promise<Made<Value>>): Promise<Value> {
    const changed = new Set<Tag>()
    this.#makings.set(origins, changed)
    try {
      const { value, bytes } = await work(origins)
      if (bytes !== null && !concerns(changed, origins)) this.#store(key, { value, bytes, origins })
      return value
    } finally {
      this.#makings.delete(origins)
    }
  }

  #store(key: string, kept: Kept<Value>): void {
    this.#remove(key)
    if (kept.bytes > this.#mostBytes) return // one that never fits does not push the others out
    this.#kept.set(key, kept)
    this.#bytes += kept.bytes
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#mostBytes) break
      this.#remove(oldest)
    }
  }

  #remove(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0
    this.#kept.delete(key)
  }
}

function concerns(changed: Set<Tag>, { tags }: Origins): boolean {
  if (changed.has('all')) return true
  for (const tag of changed) if (tags.has(tag)) return true
  return false
}
