import { type PreparedProduct, prepareProduct } from '#features/catalogue/actions/prepare-product.ts'
import { nonEmptyText } from '#features/catalogue/checks/text-field.ts'
import { decodeText, UnknownEncoding } from '#platform/streams/decode-text.ts'
import type { WorkProgress } from '#platform/threads/read-in-worker.ts'
import type { SizedValue } from '#platform/threads/serve-reading.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import {
  type CheckedItem,
  detectFormat,
  type FeedFormat,
  type FeedItem,
  type FeedOptions,
  notAFeedMessage,
} from '../../checks/feed-item.ts'
import { feedsTexts } from '../../texts.ts'
import { type FeedNote, readFeedItems } from './read-items.ts'

export interface FeedToRead {
  /** Detected from the content when null. */
  format: FeedFormat | null
  options: FeedOptions
}

/** A row with its first line and its approximate length in characters. */
export interface ReadItem {
  line: number
  size: number
  prepared: Result<PreparedItem, RefusedItem>
}

/** First the format, then rows and remarks about the file as a whole. */
export type FeedPart = { format: FeedFormat } | { item: ReadItem } | FeedNote

/** Reads and validates a feed without the database; runs in a worker. Reports the current row. */
export async function* readFeed(
  bytes: AsyncIterable<Uint8Array>,
  feed: FeedToRead,
  progress: Pick<WorkProgress, 'begin'>,
): AsyncGenerator<SizedValue<FeedPart>> {
  try {
    const chunks = decodeText(bytes)
    const first = await chunks.next()
    const head = first.done ? '' : first.value
    const format = feed.format ?? detectFormat(head)
    const problem = notAFeedMessage(head) ?? (format === null ? { text: feedsTexts.foreignXml } : null)
    if (problem || format === null)
      return void (yield { value: { wrong: problem ?? { text: feedsTexts.foreignXml } }, size: 0 })
    yield { value: { format }, size: 0 }
    const notes: FeedNote[] = []
    const takeNotes = () => notes.splice(0).map((value) => ({ value, size: 0 }))
    let isEmpty = true
    for await (const row of readFeedItems(prepend(head, chunks), format, feed.options, (note) => notes.push(note))) {
      yield* takeNotes()
      isEmpty = false
      progress.begin(row.line)
      const prepared = prepareItem(row)
      progress.begin(row.line, true)
      yield { value: { item: { line: row.line, size: row.size, prepared } }, size: row.size }
    }
    if (isEmpty && !notes.some((note) => 'wrong' in note)) notes.push({ wrong: { text: feedsTexts.noProducts } })
    yield* takeNotes()
  } catch (error) {
    if (!(error instanceof UnknownEncoding)) throw error
    yield { value: { wrong: { text: feedsTexts.unknownEncoding, values: { encoding: error.message } } }, size: 0 }
  }
}

async function* prepend(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}

/** A validated row, ready to be saved. */
export interface PreparedItem extends Omit<FeedItem, 'product'> {
  product: PreparedProduct | null
}

interface RefusedItem {
  /** Null when even the id could not be read. */
  id: string | null
  reasons: Message[]
}

const sourceId = nonEmptyText(200)
const maxSizes = 500
const maxReasons = 5
const maxValueLength = 200

/** Validates a row as far as possible without the database. An exception refuses the row, and the import continues. */
export function prepareItem(row: { id: string; check: () => CheckedItem }): Result<PreparedItem, RefusedItem> {
  const named = sourceId.safeParse(row.id)
  const id = named.success ? named.data : null
  try {
    const checked = row.check()
    if (!checked.ok) return refuse(id, checked.problem)
    if (id === null) return refuse(id, [{ text: feedsTexts.unreadable, values: { problem: 'id' } }])
    const { product, ...item } = checked.value
    if (item.sizes.length > maxSizes) return refuse(id, [{ text: feedsTexts.tooManySizes, values: { most: maxSizes } }])
    const prepared = product && prepareProduct(product)
    if (prepared && !prepared.ok) return refuse(id, prepared.problem)
    return done({ ...item, sourceId: id, product: prepared?.value ?? null })
  } catch (error) {
    return refuse(id, [{ text: feedsTexts.unreadable, values: { problem: (error as Error).message } }])
  }
}

/** Repeated problems of sizes are merged. Values in reasons are shortened, because they are printed. */
function refuse(id: string | null, reasons: Message[]): { ok: false; problem: RefusedItem } {
  const short = reasons.map(({ text, values = {} }) => ({
    text,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shorten(value)])),
  }))
  const different = new Map(short.map((reason) => [JSON.stringify([reason.text.key, reason.values]), reason]))
  return refused({ id, reasons: [...different.values()].slice(0, maxReasons) })
}

function shorten(value: string | number): string | number {
  return typeof value === 'string' && value.length > maxValueLength ? `${value.slice(0, maxValueLength)}…` : value
}
