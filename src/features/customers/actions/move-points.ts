import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { addPoints, insertPointsEntry } from '../writes/points.ts'

export interface PointsMove {
  customerId: number
  /** Below 0: they are spent. */
  points: number
  reason: 'granted' | 'spent' | 'returned' | 'received'
  /** For which order; each reason counts once for it. */
  orderId: number | null
}

/**
 * Gives points of the loyalty programme to a client or takes them, with a line in his ledger. Refused when he has fewer than are
 * taken: whoever else spends at the same time waits. Answers what he has now.
 */
export function movePoints(shop: PublicShop, move: PointsMove): Promise<Result<number, 'too_few'>> {
  return transaction(shop, async (shop) => {
    const balance = await addPoints(shop, move.customerId, move.points)
    if (balance === null) return refused('too_few')
    await insertPointsEntry(shop, move)
    return done(balance)
  })
}
