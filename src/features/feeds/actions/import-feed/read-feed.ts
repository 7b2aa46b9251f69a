import { decodeText, UnknownEncoding } from '#platform/streams/decode-text.ts'
import type { Sized } from '#platform/threads/serve-reading.ts'
import type { WorkProgress } from '#platform/threads/work-progress.ts'
import type { Result } from '#shared/result.ts'
import { detectFormat, type FeedFormat, wrongKind } from '../../checks/feed-format.ts'
import type { FeedOptions } from '../../checks/feed-item.ts'
import { feedsTexts } from '../../texts.ts'
import { type PreparedItem, prepareItem, type RefusedItem } from './prepare-item.ts'
import { type FileNote, readItems } from './read-items.ts'

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

/** The format first, then the rows; among them what is to be said of the file as a whole. */
export type FeedPart = { format: FeedFormat } | { item: ReadItem } | FileNote

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
    const wrong = wrongKind(head) ?? (format === null ? { text: feedsTexts.foreignXml } : null)
    if (wrong || format === null)
      return void (yield { value: { wrong: wrong ?? { text: feedsTexts.foreignXml } }, size: 0 })
    yield { value: { format }, size: 0 }
    const notes: FileNote[] = []
    const said = () => notes.splice(0).map((value) => ({ value, size: 0 }))
    let isEmpty = true
    for await (const row of readItems(prepend(head, chunks), format, feed.options, (note) => notes.push(note))) {
      yield* said()
      isEmpty = false
      progress.begin(row.line)
      const prepared = prepareItem(row)
      progress.begin(row.line, true)
      yield { value: { item: { line: row.line, size: row.size, prepared } }, size: row.size }
    }
    if (isEmpty && !notes.some((note) => 'wrong' in note)) notes.push({ wrong: { text: feedsTexts.noProducts } })
    yield* said()
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error
    yield { value: { wrong: { text: feedsTexts.unknownEncoding, values: { encoding: error.message } } }, size: 0 }
  }
}

async function* prepend(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}
