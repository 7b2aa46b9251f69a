import { offersOfSizes } from '#features/basket/reads/find-offers.ts'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { mostConnections } from '#platform/mail.ts'
import { countMail } from '#platform/tries/count-mail.ts'
import type { PublicShop } from '#shop'
import { sizesAwaited } from '../reads.ts'
import { thereFor } from '../rules.ts'
import { mostPerDaySetting } from '../settings.ts'
import { type ClaimedNotification, claimNotification, deleteNotification, postponeNotification } from '../writes.ts'

/** Writes to one who waits; throws when the mail was not accepted. */
export type Tell = (offer: SizeOffer, waiting: ClaimedNotification) => Promise<void>

const atOnce = 200 // sizes
const claim = 10 * 60_000 // longer than any mail takes
const pause = 60 * 60_000 // until an address that was refused is tried again
const mostFailures = 3

/**
 * Tells everybody whose goods are there again, each once, and forgets the address; several at a time. Several processes may do so at the same time. One
 * that is killed leaves its claim, and another takes it up later: who has been told but not yet forgotten gets the same mail,
 * with the same id, again.
 * @param open the shop as it is at each moment
 */
export async function tellWhoWaits(open: () => PublicShop, tell: Tell, signal: AbortSignal): Promise<void> {
  const failures: unknown[] = []
  for (let after = 0; ; ) {
    const sizes = await sizesAwaited(open(), after, atOnce)
    const offers = await offersOfSizes(open(), sizes)
    for (const offer of offers.values())
      await Promise.all(Array.from({ length: mostConnections }, () => tellOfSize(open, offer, tell, signal, failures)))
    after = sizes.at(-1) ?? 0
    if (sizes.length < atOnce || signal.aborted) break
  }
  if (failures.length > 0) throw failures[0]
}

/** Anybody may ask for notifications to anybody's address, and all goods may return on one day. */
function countNotification({ database, settings, now }: PublicShop, to: string): Promise<Date | null> {
  const most = settings.get(mostPerDaySetting)
  return countMail(database, { about: 'stock', to, perHour: most, perDay: most }, now)
}

async function tellOfSize(
  open: () => PublicShop,
  offer: SizeOffer,
  tell: Tell,
  signal: AbortSignal,
  failures: unknown[],
): Promise<void> {
  const most = thereFor(offer)
  while (most !== 0n && !signal.aborted && failures.length < mostFailures) {
    const shop = open()
    const waiting = await claimNotification(shop, offer.size.id, most, new Date(shop.now.getTime() + claim))
    if (!waiting) return
    const until = await countNotification(shop, waiting.email)
    if (until) {
      await postponeNotification(shop, waiting.id, until)
      continue
    }
    try {
      await tell(offer, waiting)
      await deleteNotification(shop, waiting.id)
    } catch (failure) {
      failures.push(failure)
      await postponeNotification(shop, waiting.id, new Date(shop.now.getTime() + pause))
    }
  }
}
