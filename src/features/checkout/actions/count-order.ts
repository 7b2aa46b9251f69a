import { isOwnNetwork } from '#platform/http/own-network.ts'
import { countTry } from '#platform/tries/count-try.ts'
import type { Shop } from '#shop'

const most = { name: 'orders', tries: 30, minutes: 60 }
/** Behind a proxy that does not say who asks, all guests together: a shop that is set up wrongly still sells. */
const mostTogether = { ...most, tries: 300 }

/**
 * Counts an order before it takes goods from others: an office may order a lot, a script must not empty the shop. A signed-in client is
 * counted by account, so that nobody at the same address can use up the client's orders; guests by address. Guests are not counted only
 * while the shop is tried out on the machine itself.
 * @returns null, or until when one must wait
 */
export async function countOrder({ database, visitor, now }: Shop): Promise<Date | null> {
  const { customerId, address } = visitor
  if (customerId !== null) return countTry(database, [{ key: `orders of client ${customerId}`, ...most }], now)
  if (address === null) return null
  const limit = isOwnNetwork(address) ? mostTogether : most
  return countTry(database, [{ key: `orders from ${address}`, ...limit }], now)
}
