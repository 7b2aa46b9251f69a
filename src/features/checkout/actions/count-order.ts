import { countTry } from '#platform/tries/count-try.ts'
import type { Shop } from '#shop'

const most = { tries: 30, minutes: 60 }

/**
 * Counts an order against the address that it comes from, before it takes goods from others: an office may order a lot, a script
 * must not empty the shop. A proxy that does not tell addresses makes all shoppers one, so nobody is counted then.
 * @returns null, or until when one must wait
 */
export async function countOrder({ database, visitor, now }: Shop): Promise<Date | null> {
  if (visitor.address === null) return null
  return countTry(database, [{ key: `orders from ${visitor.address}`, ...most }], now)
}
