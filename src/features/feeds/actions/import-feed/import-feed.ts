import { vatClasses } from '#features/catalogue/queries/products-by-source.ts'
import { offeredCurrencies } from '#features/pricing/queries/currencies.ts'
import { workerEntry } from '#platform/program-folder.ts'
import { UnpackProblem } from '#platform/streams/unpack-file.ts'
import { readInWorker, type WorkerRead, WorkerStopped } from '#platform/threads/read-in-worker.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { type ImportCounts, noCounts, tooManyRefused, totalCount } from '../../rules.ts'
import { maxRefusedPercentSetting, maxRowSecondsSetting } from '../../settings.ts'
import { importItems } from './import-batches.ts'
import {
  type ImportProblem,
  type ImportRequest,
  unknownVatMessage,
  unpackImportProblem,
  workerStoppedMessage,
} from './import-request.ts'
import type { FeedPart, FeedToRead, ReadItem } from './read-feed.ts'

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
  const counts: ImportCounts = { ...noCounts }
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
