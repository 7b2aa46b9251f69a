import { decodeText, UnknownEncoding } from '#platform/streams/decode-text.ts'
import type { Sized } from '#platform/threads/serve-reading.ts'
import type { WorkProgress } from '#platform/threads/work-progress.ts'
import type { Result } from '#shared/result.ts'
import { detectFormat, type FeedFormat } from '../../checks/feed-format.ts'
import type { FeedOptions } from '../../checks/feed-item.ts'
import { type PreparedItem, prepareItem, type RefusedItem } from './prepare-item.ts'
import { readItems } from './read-items.ts'

export interface FeedToRead {
  /** Found out by the content when null. */
  format: FeedFormat | null
  options: FeedOptions
}

/** A row, with the line that it begins on, and about how many characters it has. */
export interface ReadItem {
  line: number
  size: number
  prepared: Result<PreparedItem, RefusedItem>
}

/** The format first, then the rows; or the name of an encoding that is not known. */
export type FeedPart = { format: FeedFormat | null } | { item: ReadItem } | { unknownEncoding: string }

/** Reads a feed, all of it but the database: what runs in a worker of its own. Says which row it is at. */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  feed: FeedToRead,
  progress: Pick<WorkProgress, 'begin'>,
): AsyncGenerator<Sized<FeedPart>> {
  try {
    const chunks = decodeText(bytes)
    const first = await chunks.next()
    const head = first.done ? '' : first.value
    const format = feed.format ?? detectFormat(head)
    yield { value: { format }, size: 0 }
    if (format === null) return
    for await (const { line, size, check } of readItems(prepend(head, chunks), format, feed.options)) {
      progress.begin(line)
      const prepared = prepareItem(check)
      progress.begin(line, true)
      yield { value: { item: { line, size, prepared } }, size }
    }
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error
    yield { value: { unknownEncoding: error.message }, size: 0 }
  }
}

async function* prepend(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}
