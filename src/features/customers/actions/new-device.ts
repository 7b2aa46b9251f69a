import { countMailSent } from '#platform/rate-limit.ts'
import type { Shop } from '#shop'

/**
 * Mails the client that a browser has signed in to the account for the first time; not the one in which they have just registered. Few
 * mails go to one account, however often somebody signs in.
 */
export async function reportNewDevice(shop: Shop): Promise<void> {
  const session = shop.accounts.session.started
  if (!session || session.isKnown || session.how === 'registration') return
  const { accountId, sessionId, userAgent } = session
  const limit = { about: 'new devices', to: accountId, perHour: 3, perDay: 10 }
  if (await countMailSent(shop.database, limit, shop.now)) return
  const facts = { accountId, sessionId, userAgent, at: shop.now.toISOString(), mailId: crypto.randomUUID() }
  await shop.enqueue(shop.database, 'send-new-device-mail', facts)
}
