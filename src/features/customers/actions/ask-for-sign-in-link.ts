import { linkMinutes } from '#platform/accounts/one-time-links.ts'
import { isOwnNetwork } from '#platform/http/own-network.ts'
import { logSecurityEvent } from '#platform/security/security-event.ts'
import { countTry } from '#platform/tries/count-try.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Shop } from '#shop'

const mostFromOne = { name: 'sign-in links from an address', tries: 10, minutes: 60 }
/** As long as a link works: when strangers use the limit up, the client has a link in the mailbox that still works. */
const mostToOne = { name: 'sign-in links of an account', tries: 3, minutes: linkMinutes }

/**
 * Has a one-time link sent to the owner of an account, given by login or e-mail. The answer, and the time it takes, is the same whether
 * there is such an account or not, and when it has been sent enough of them.
 */
export async function askForSignInLink(
  shop: Shop,
  loginOrEmail: string,
): Promise<Result<'asked', { code: 'wait'; until: Date }>> {
  const { database, now } = shop
  const until = await countAddress(shop)
  if (until) return refused({ code: 'wait', until })
  const accountId = await shop.accounts.findAccountId(loginOrEmail)
  const whose = accountId ?? `unknown ${loginOrEmail.toLowerCase()}`
  const sent = (await countTry(database, [{ key: `links of ${whose}`, ...mostToOne }], now)) === null
  if (sent) await shop.enqueue(database, 'send-sign-in-link', { accountId, mailId: crypto.randomUUID() })
  logSecurityEvent('authn_link_request', { account: accountId, sent })
  return done('asked')
}

/** Not behind a proxy that does not say who asks: one visitor could use up the links of all, who may need one because of the same visitor. */
async function countAddress({ database, visitor: { address }, now }: Shop): Promise<Date | null> {
  if (address === null || isOwnNetwork(address)) return null
  return countTry(database, [{ key: `links from ${address}`, ...mostFromOne }], now)
}
