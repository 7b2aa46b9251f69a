import { getOffersBySize } from '#features/offers/queries.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { maxConnections } from '#platform/mail.ts'
import { countMailSent } from '#platform/rate-limit.ts'
import type { PublicShop } from '#shop'
import { getSizesWithAlerts } from '../queries.ts'
import { availableQuantity } from '../rules.ts'
import { maxPerDaySetting } from '../settings.ts'
import { type ClaimedAlert, claimAlert, deleteAlert, postponeAlert } from '../writes.ts'

/** Writes to one who waits; throws when the mail was not accepted. */
export type SendNotification = (offer: SizeOffer, waiting: ClaimedAlert) => Promise<void>

const atOnce = 200 // sizes
const claim = 10 * 60_000 // longer than any mail takes
const pause = 60 * 60_000 // until an address that was refused is tried again
const maxFailures = 3

/**
 * Tells everybody whose goods are there again, each once, and forgets the address; several at a time. Several processes may do so at the same time. One
 * that is killed leaves its claim, and another takes it up later: who has been told but not yet forgotten gets the same mail,
 * with the same id, again.
 * @param open the shop as it is at each moment
 */
export async function notifySubscribers(
  open: () => PublicShop,
  tell: SendNotification,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (let after = 0; ; ) {
    const sizes = await getSizesWithAlerts(open(), after, atOnce)
    const offers = await getOffersBySize(open(), sizes)
    for (const offer of offers.values())
      await Promise.all(
        Array.from({ length: maxConnections }, () => notifySubscribersOfSize(open, offer, tell, signal, failures)),
      )
    after = sizes.at(-1) ?? 0
    if (sizes.length < atOnce || signal.aborted) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Anybody may ask for notifications to anybody's address, and all goods may return on one day. */
function countNotification({ database, settings, now }: PublicShop, to: string): Promise<Date | null> {
  const most = settings.get(maxPerDaySetting)
  return countMailSent(database, { about: 'stock', to, perHour: most, perDay: most }, now)
}

async function notifySubscribersOfSize(
  open: () => PublicShop,
  offer: SizeOffer,
  tell: SendNotification,
  signal: AbortSignal,
  failures: unknown[],
): Promise<void> {
  const most = availableQuantity(offer)
  while (most !== 0n && !signal.aborted && failures.length < maxFailures) {
    const shop = open()
    const waiting = await claimAlert(shop, offer.size.id, most, new Date(shop.now.getTime() + claim))
    if (!waiting) return
    const until = await countNotification(shop, waiting.email)
    if (until) {
      await postponeAlert(shop, waiting.id, until)
      continue
    }
    try {
      await tell(offer, waiting)
      await deleteAlert(shop, waiting.id)
    } catch (failure) {
      failures.push(failure)
      await postponeAlert(shop, waiting.id, new Date(shop.now.getTime() + pause))
    }
  }
}
