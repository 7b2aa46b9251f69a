import { vatClasses } from '#features/catalogue/queries/products-by-source.ts'
import { offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { workerEntry } from '#platform/program-folder.ts'
import { UnpackProblem } from '#platform/streams/unpack-file.ts'
import { readInWorker, type WorkerRead, WorkerStopped } from '#platform/threads/read-in-worker.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message, Text } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import type { FeedFormat, FeedOptions } from '../../checks/feed-item.ts'
import { tooManyRefused } from '../../rules.ts'
import { maxRefusedPercentSetting, maxRowSecondsSetting } from '../../settings.ts'
import { feedsTexts } from '../../texts.ts'
import { finishImportRun, markSeen, startImportRun } from '../../writes.ts'
import { saveBatch } from './import-batches.ts'
import { workerStoppedMessage } from './import-request.ts'
import type { FeedPart, FeedToRead, PreparedItem, ReadItem } from './read-feed.ts'

const batchItems = 250
const batchSize = 4_000_000

export interface ImportRequest extends Omit<FeedOptions, 'currencies' | 'now'> {
  bytes: AsyncIterable<Uint8Array>
  /** Detected from the content when null. */
  format: FeedFormat | null
  /** The source of the products; together with their ids there it identifies them. The format's name when null. */
  source: string | null
  /** Reports what would happen and changes nothing. */
  dryRun: boolean
  /** Called for each refused product, at once. */
  onRefused: (refused: { line: number; id: string | null; reasons: Message[] }) => void | Promise<void>
  /** Called for partly imported products, and without a line for the file as a whole. */
  onRemark: (remark: { line: number | null; id: string | null; reasons: Message[] }) => void | Promise<void>
  /** Called after each batch. */
  onProgress: (counts: ImportCounts) => void
  signal: AbortSignal
}

export interface ImportCounts {
  created: number
  changed: number
  unchanged: number
  refused: number
}

/** The problem of the file as a whole; the counted products are imported nevertheless. */
export interface ImportProblem {
  /** The file could not be read at all, could not be read to its end, or had too many refused products. */
  kind: 'unreadable' | 'stopped' | 'refused'
  reason: Message
  counts: ImportCounts
}

/** The worker that reads feeds, and its memory limit: ten times what the largest row needs. */
const feedWorker: Pick<WorkerRead, 'entry' | 'mostMegabytes'> = {
  entry: workerEntry('feed-worker', 'features/feeds/actions/import-feed/feed-worker.ts'),
  mostMegabytes: 160,
}

/**
 * Imports a feed of any size, some hundred products per transaction; an interrupted import can be repeated. Each product is
 * visible, with price and stock, as soon as its batch is saved. A worker reads the feed (decision 0122), so that its content
 * cannot block the shop. A row that the worker does not finish stops the import; the rows before it are imported.
 */
export async function importFeed(
  shop: PublicShop,
  request: ImportRequest,
  worker = feedWorker,
): Promise<Result<ImportCounts, ImportProblem>> {
  const counts: ImportCounts = { created: 0, changed: 0, unchanged: 0, refused: 0 }
  const known = await vatClasses(shop)
  if (!known.has(request.vat))
    return refused({ kind: 'unreadable', reason: unknownVatMessage(request.vat, known), counts })
  const seconds = shop.settings.get(maxRowSecondsSetting)
  const currencies = offeredCurrencies(shop).map(({ format }) => format.code)
  const data: FeedToRead = { format: request.format, options: { vat: request.vat, currencies, now: shop.now } }
  const parts = readInWorker<FeedPart>({ ...worker, data, bytes: request.bytes, mostMilliseconds: seconds * 1000 })
  try {
    const problems = await importParts(shop, request, parts, counts)
    if (problems) return refused({ kind: totalCount(counts) > 0 ? 'stopped' : 'unreadable', reason: problems, counts })
    if (request.signal.aborted) return done(counts)
    const reason = tooManyRefused(counts, shop.settings.get(maxRefusedPercentSetting))
    return reason ? refused({ kind: 'refused', reason, counts }) : done(counts)
  } catch (error) {
    if (error instanceof UnpackProblem) return refused(unpackImportProblem(error, counts))
    if (!(error instanceof WorkerStopped)) throw error
    return refused({ kind: 'stopped', reason: workerStoppedMessage(error, seconds), counts })
  } finally {
    await parts.return(undefined)
  }
}

export function totalCount({ created, changed, unchanged, refused }: ImportCounts): number {
  return created + changed + unchanged + refused
}

const unpackTexts: Record<UnpackProblem['reason'], Text> = {
  cut: feedsTexts.cutShort,
  'too-large': feedsTexts.unpacksTooLarge,
  sheet: feedsTexts.noText,
  none: feedsTexts.noFilePacked,
  several: feedsTexts.severalPacked,
}

function unpackImportProblem({ reason }: UnpackProblem, counts: ImportCounts): ImportProblem {
  return { kind: totalCount(counts) > 0 ? 'stopped' : 'unreadable', reason: { text: unpackTexts[reason] }, counts }
}

function unknownVatMessage(vat: string, known: Set<string>): Message {
  return { text: feedsTexts.unknownVat, values: { vat, known: [...known].sort().join(', ') } }
}

/** Imports the rows that the worker reads; returns why it could not read the file, or not to its end. */
async function importParts(
  shop: PublicShop,
  request: ImportRequest,
  parts: AsyncGenerator<FeedPart>,
  counts: ImportCounts,
): Promise<Message | null> {
  const first = await parts.next()
  if (first.done) return null
  if ('wrong' in first.value) return first.value.wrong
  const source = request.source ?? ('format' in first.value ? first.value.format : '')
  const problems: Message[] = []
  const items = itemsOf(parts, problems, (reason) => request.onRemark({ line: null, id: null, reasons: [reason] }))
  await importItems(shop, { ...request, source }, items, counts)
  return problems[0] ?? null
}

async function importItems(
  shop: PublicShop,
  request: ImportRequest & { source: string },
  items: AsyncIterable<ReadItem>,
  counts: ImportCounts,
): Promise<void> {
  const run = await startImportRun(shop)
  try {
    for await (const batch of batches(items)) {
      await importBatch(shop, request, batch, run, counts)
      request.onProgress(counts)
      if (request.signal.aborted) break
    }
  } finally {
    await finishImportRun(shop, run)
  }
}

async function importBatch(
  shop: PublicShop,
  request: ImportRequest & { source: string },
  batch: ReadItem[],
  run: number,
  counts: ImportCounts,
): Promise<void> {
  const fresh: { line: number; item: PreparedItem }[] = []
  const refuse = async (line: number, id: string | null, reasons: Message[]) => {
    counts.refused++
    await request.onRefused({ line, id, reasons })
  }
  const ids = batch.flatMap(({ prepared }) => (prepared.ok ? prepared.value.sourceId : []))
  const unseen = await markSeen(shop, run, ids)
  for (const { line, prepared } of batch) {
    if (prepared.ok && prepared.value.remarks)
      await request.onRemark({ line, id: prepared.value.sourceId, reasons: prepared.value.remarks })
    if (!prepared.ok) await refuse(line, prepared.problem.id, prepared.problem.reasons)
    else if (unseen.delete(prepared.value.sourceId)) fresh.push({ line, item: prepared.value })
    else await refuse(line, prepared.value.sourceId, [repeatedIdMessage(prepared.value.sourceId)])
  }
  const items = fresh.map(({ item }) => item)
  const outcomes = await saveBatch(shop, request.source, items, request.dryRun)
  for (const [index, { line, item }] of fresh.entries()) {
    const outcome = outcomes[index]
    if (outcome?.outcome === 'refused') await refuse(line, item.sourceId, outcome.reasons)
    else if (outcome) counts[outcome.outcome]++
  }
}

function repeatedIdMessage(id: string): Message {
  return { text: feedsTexts.repeated, values: { id } }
}

/** Yields batches. When reading fails, the rows read so far are saved first, then the error is thrown. */
async function* batches(items: AsyncIterable<ReadItem>): AsyncGenerator<ReadItem[]> {
  let batch: ReadItem[] = []
  let size = 0
  let failure: { error: unknown } | null = null
  try {
    for await (const item of items) {
      batch.push(item)
      size += item.size
      if (batch.length < batchItems && size < batchSize) continue
      yield batch
      batch = []
      size = 0
    }
  } catch (error) {
    failure = { error }
  }
  if (batch.length > 0) yield batch
  if (failure) throw failure.error
}

/** Yields the rows; passes remarks and problems of the file to their callbacks. */
async function* itemsOf(
  parts: AsyncIterable<FeedPart>,
  problems: Message[],
  remark: (reason: Message) => void | Promise<void>,
): AsyncGenerator<ReadItem> {
  for await (const part of parts)
    if ('item' in part) yield part.item
    else if ('wrong' in part) problems.push(part.wrong)
    else if ('remark' in part) await remark(part.remark)
}
