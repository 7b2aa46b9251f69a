import type { Message } from '#shared/text.ts'
import { type PublicShop, transactionUnlessRefused } from '#shop'
import type { ImportCounts } from '../../rules.ts'
import { feedsTexts } from '../../texts.ts'
import { finishImportRun, markSeen, startImportRun } from '../../writes.ts'
import { type ImportRequest, repeatedIdMessage } from './import-request.ts'
import type { PreparedItem, ReadItem } from './read-feed.ts'
import { type SaveOutcome, saveItems } from './save-items.ts'

const batchItems = 250
const batchSize = 4_000_000

/** Imports all items in batches, each in one transaction; an abort ends it after the current batch. */
export async function importItems(
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

/**
 * Saves items in one transaction. On a data error each half is retried separately, until the bad item is found and refused. A
 * dry run rolls everything back.
 */
async function saveBatch(
  shop: PublicShop,
  source: string,
  items: PreparedItem[],
  dryRun: boolean,
): Promise<SaveOutcome[]> {
  if (items.length === 0) return []
  try {
    const { outcomes } = await transactionUnlessRefused(shop, async (shop) => ({
      ok: !dryRun,
      outcomes: await saveItems(shop, source, items),
    }))
    return outcomes
  } catch (error) {
    if (!isAboutData(error)) throw error
    if (items.length === 1)
      return [{ outcome: 'refused', reasons: [{ text: feedsTexts.database, values: { problem: error.message } }] }]
    const half = Math.ceil(items.length / 2)
    return [
      ...(await saveBatch(shop, source, items.slice(0, half), dryRun)),
      ...(await saveBatch(shop, source, items.slice(half), dryRun)),
    ]
  }
}

/** Data errors: invalid values (class 22), constraint violations (23), rows that are too large (54). Not a lost connection. */
function isAboutData(error: unknown): error is Error & { code: string } {
  return error instanceof Error && 'code' in error && /^(22|23|54)/.test(String(error.code))
}
