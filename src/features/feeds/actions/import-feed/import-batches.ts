import { type PublicShop, transactionUnlessRefused } from '#shop'
import { feedsTexts } from '../../texts.ts'
import type { PreparedItem } from './read-feed.ts'
import { type SaveOutcome, saveItems } from './save-items.ts'

/**
 * Saves items in one transaction. On a data error each half is retried separately, until the bad item is found and refused. A
 * dry run rolls everything back.
 */
export async function saveBatch(
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
