import { offeredCurrencies } from '#features/pricing/reads/currencies.ts'
import { decodeText } from '#platform/streams/decode-text.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { detectFormat, type FeedFormat } from '../checks/feed-format.ts'
import type { FeedItem, FeedOptions } from '../checks/feed-item.ts'
import { feedsTexts } from '../texts.ts'
import { beginRun, endRun, markSeen } from '../writes.ts'
import { type ReadItem, readItems } from './import-feed/read-items.ts'
import { saveBatch } from './import-feed/save-batch.ts'

const batchItems = 250
const batchSize = 4_000_000

export interface ImportRequest extends Omit<FeedOptions, 'currencies'> {
  bytes: AsyncIterable<Uint8Array>
  /** Found out by the content when null. */
  format: FeedFormat | null
  /** Where the products come from; with their ids there it makes them found again. The format's name when null. */
  source: string | null
  /** Says what would happen and changes nothing. */
  dryRun: boolean
  /** Heard for each refused product, as it happens. */
  onRefused: (refused: { line: number; id: string | null; reasons: Message[] }) => void | Promise<void>
  /** Heard after each batch. */
  onProgress: (counts: ImportCounts) => void
  signal: AbortSignal
}

export interface ImportCounts {
  created: number
  changed: number
  unchanged: number
  refused: number
}

/**
 * Brings the products of a feed into the shop, however large it is, some hundred at a time, each batch in a transaction of its
 * own: broken off, it is simply begun again. Each product is visible, with price and stock, as soon as its batch is saved.
 */
export async function importFeed(
  shop: PublicShop,
  request: ImportRequest,
): Promise<Result<ImportCounts, 'unknown-format'>> {
  const chunks = decodeText(request.bytes)
  const first = await chunks.next()
  const head = first.done ? '' : first.value
  const format = request.format ?? detectFormat(head)
  if (format === null) return refused('unknown-format')
  const options = { ...request, currencies: offeredCurrencies(shop).map(({ format }) => format.code) }
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const run = await beginRun(shop)
  try {
    for await (const batch of oneAhead(batches(readItems(prepend(head, chunks), format, options)))) {
      await importBatch(shop, { ...request, source: request.source ?? format }, batch, run, counts)
      request.onProgress(counts)
      if (request.signal.aborted) break
    }
  } finally {
    await endRun(shop, run)
  }
  return done(counts)
}

async function importBatch(
  shop: PublicShop,
  request: ImportRequest & { source: string },
  batch: ReadItem[],
  run: number,
  counts: ImportCounts,
): Promise<void> {
  const fresh: { line: number; item: FeedItem }[] = []
  const refuse = async (line: number, id: string | null, reasons: Message[]) => {
    counts.refused++
    await request.onRefused({ line, id, reasons })
  }
  const ids = batch.flatMap(({ checked }) => (checked.ok ? checked.value.sourceId : []))
  const unseen = await markSeen(shop, run, ids)
  for (const { line, checked } of batch) {
    if (!checked.ok) await refuse(line, null, checked.problem)
    else if (unseen.delete(checked.value.sourceId)) fresh.push({ line, item: checked.value })
    else await refuse(line, checked.value.sourceId, [repeated(checked.value.sourceId)])
  }
  const items = fresh.map(({ item }) => item)
  const outcomes = await saveBatch(shop, request.source, items, request.dryRun)
  for (const [place, { line, item }] of fresh.entries()) {
    const outcome = outcomes[place]
    if (outcome?.outcome === 'refused') await refuse(line, item.sourceId, outcome.reasons)
    else if (outcome) counts[outcome.outcome]++
  }
}

function repeated(id: string): Message {
  return { text: feedsTexts.repeated, values: { id } }
}

async function* batches(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = []
  let size = 0
  for await (const item of items) {
    batch.push(item)
    size += item.size
    if (batch.length < batchItems && size < batchSize) continue
    yield batch
    batch = []
    size = 0
  }
  if (batch.length > 0) yield batch
}

/** Reads the next batch while the database is busy with this one. */
async function* oneAhead<Value>(values: AsyncGenerator<Value>): AsyncGenerator<Value> {
  let coming = values.next()
  try {
    for (let next = await coming; !next.done; next = await coming) {
      coming = values.next()
      coming.catch(() => {}) // heard when it is awaited
      yield next.value
    }
  } finally {
    await values.return(undefined)
  }
}

async function* prepend(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head
  yield* rest
}
