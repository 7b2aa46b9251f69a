import { type PublicShop, transaction } from '#shop'
import { countFound } from '../reads/found-by-text.ts'
import { understandText } from '../reads/understand-text.ts'
import { notePhraseFound, takeUnjudgedPhrase } from '../writes/search-phrases.ts'

const most = 50

/**
 * Looks what new phrases find, once a day each, the most popular first: what finds nothing is never offered, nor what had to be put right, nor
 * what was not finished. Several processes share them.
 */
export async function judgePhrases(shop: PublicShop, signal?: AbortSignal): Promise<void> {
  for (let count = 0; count < most && !signal?.aborted; count += 1) if (!(await judgeNext(shop))) return
}

/** Whether there was one. */
function judgeNext(shop: PublicShop): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const taken = await takeUnjudgedPhrase(shop)
    if (!taken) return false
    const text = await understandText(shop, taken.phrase)
    const found = await countFound(shop, text)
    const understood = !text.corrected && !text.relaxed && !text.begun
    await notePhraseFound(shop, { ...taken, found, understood })
    return true
  })
}
