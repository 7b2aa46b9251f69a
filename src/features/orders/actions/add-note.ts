import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { lockOrder } from '../reads/lock-order.ts'
import { insertEvent } from '../writes/change-order.ts'

export const longestNote = 2_000 // characters

/** Writes a note of the merchant's beside an order; its buyer never sees it. */
export function addNote(
  shop: PublicShop,
  { number, text }: { number: number; text: string },
): Promise<Result<null, 'unknown-order' | 'no-text'>> {
  const note = text.trim()
  if (note === '' || note.length > longestNote) return Promise.resolve(refused('no-text'))
  return transaction(shop, async (shop) => {
    const order = await lockOrder(shop, number)
    if (!order) return refused('unknown-order')
    await insertEvent(shop, order.id, 'note', { text: note })
    return done(null)
  })
}
