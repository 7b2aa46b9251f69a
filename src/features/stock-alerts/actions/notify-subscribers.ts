import { getOffersBySize } from '#features/offers/queries.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { maxConnections } from '#platform/mail.ts'
import { countMailSent } from '#platform/rate-limit.ts'
import type { PublicShop } from '#shop'
import { getSizesWithAlerts } from '../queries.ts'
import { availableQuantity } from '../rules.ts'
import { maxPerDaySetting } from '../settings.ts'
import { type ClaimedAlert, claimAlert, deleteAlert, postponeAlert } from '../writes.ts'

/** Sends the mail to one subscriber; throws when it was not accepted. */
export type SendNotification = (offer: SizeOffer, alert: ClaimedAlert) => Promise<void>

const atOnce = 200 // sizes
const claim = 10 * 60_000 // longer than any mail takes
const pause = 60 * 60_000 // until an address that was refused is tried again
const maxFailures = 3

/**
 * Notifies every subscriber whose size is available again, once, and deletes the alert; several at a time. Several processes may run this at once.
 * If one is killed, its claim expires and another takes over: a subscriber who was notified but not deleted gets the same mail, with the same id,
 * again.
 * @param open returns the shop at the current moment
 */
export async function notifySubscribers(
  open: () => PublicShop,
  send: SendNotification,
  signal: AbortSignal,
): Promise<void> {
  const failures: unknown[] = []
  for (let after = 0; ; ) {
    const sizes = await getSizesWithAlerts(open(), after, atOnce)
    const offers = await getOffersBySize(open(), sizes)
    for (const offer of offers.values())
      await Promise.all(
        Array.from({ length: maxConnections }, () => notifySubscribersOfSize(open, offer, send, signal, failures)),
      )
    after = sizes.at(-1) ?? 0
    if (sizes.length < atOnce || signal.aborted) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Anyone can enter anyone's address, and all goods may be back on the same day. */
function countNotification({ database, settings, now }: PublicShop, to: string): Promise<Date | null> {
  const maxQuantity = settings.get(maxPerDaySetting)
  return countMailSent(database, { about: 'stock', to, perHour: maxQuantity, perDay: maxQuantity }, now)
}

async function notifySubscribersOfSize(
  open: () => PublicShop,
  offer: SizeOffer,
  send: SendNotification,
  signal: AbortSignal,
  failures: unknown[],
): Promise<void> {
  const maxQuantity = availableQuantity(offer)
  while (maxQuantity !== 0n && !signal.aborted && failures.length < maxFailures) {
    const shop = open()
    const alert = await claimAlert(shop, offer.size.id, maxQuantity, new Date(shop.now.getTime() + claim))
    if (!alert) return
    const until = await countNotification(shop, alert.email)
    if (until) {
      await postponeAlert(shop, alert.id, until)
      continue
    }
    try {
      await send(offer, alert)
      await deleteAlert(shop, alert.id)
    } catch (failure) {
      failures.push(failure)
      await postponeAlert(shop, alert.id, new Date(shop.now.getTime() + pause))
    }
  }
}
