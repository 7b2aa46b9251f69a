import type { ProofRefusal } from '#platform/accounts/second-factor/account-protection.ts'
import { isUniqueViolation } from '#platform/database/sql-helpers.ts'
import { countAttempt, countMailSent } from '#platform/rate-limit.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type Shop, transaction, transactionUnlessRefused } from '#shop'
import { problemMessage } from '../checks/field-problems.ts'
import { findCustomer } from '../queries.ts'
import { checkEmail } from '../rules/fields/email.ts'
import { emailChangeTexts } from '../texts/email-change.ts'
import { updateCustomerEmail } from '../writes.ts'

/** faults: of the e-mail; the others: of the proof, or too many changes. */
export type EmailChangeRefusal = { code: 'faults'; problem: Message } | ProofRefusal

const perAccount = { name: 'e-mail changes of an account', tries: 5, minutes: 60 }

/**
 * Mails a link that confirms a new e-mail of the signed-in client, to that e-mail. The answer is the same when it has an account already:
 * then no mail is sent. `password` is the proof that long sessions need.
 */
export async function requestEmailChange(
  shop: Shop,
  customerId: number,
  { email: typed, password }: { email: string; password: string },
): Promise<Result<null, EmailChangeRefusal>> {
  const checked = checkEmail(typed)
  if ('code' in checked) return refused({ code: 'faults', problem: problemMessage(checked) })
  const email = checked.value.toLowerCase()
  if (email === (await findCustomer(shop, customerId))?.email.toLowerCase())
    return refused({ code: 'faults', problem: { text: emailChangeTexts.same } })
  const protection = await shop.accounts.protection()
  const proved = protection ? await protection.requireProof(password) : refused<ProofRefusal>({ code: 'old' })
  if (!proved.ok) return proved
  const until = await limitRate(shop, customerId, email)
  if (until) return refused({ code: 'wait', until })
  await transaction(shop, async (shop) => {
    const changeId = await shop.accounts.email.beginChange(shop.database, email)
    if (changeId) await shop.enqueue(shop.database, 'send-email-change-link', { changeId, mailId: crypto.randomUUID() })
  })
  return done(null)
}

async function limitRate({ database, now }: Shop, customerId: number, to: string): Promise<Date | null> {
  const ofAccount = await countAttempt(database, [{ key: `e-mail changes of ${customerId}`, ...perAccount }], now)
  return ofAccount ?? countMailSent(database, { about: 'e-mail changes', to, perHour: 3, perDay: 5 }, now)
}

/**
 * Gives the signed-in client the new e-mail of a link, notifies the former address, and signs the account out in other browsers.
 * elsewhere: the browser is not signed in to that account; taken: the e-mail has an account meanwhile.
 */
export async function confirmEmailChange(
  shop: Shop,
  token: string,
): Promise<Result<null, { code: 'gone' | 'elsewhere' | 'taken' }>> {
  await shop.accounts.accountId() // read before the transaction
  const changed = await transactionUnlessRefused(shop, async (shop) => {
    const changed = await shop.accounts.email.applyChange(shop.database, token)
    if (!changed.ok) return changed
    const { id: changeId, accountId, email } = changed.value
    await updateCustomerEmail(shop, accountId, email)
    await shop.enqueue(shop.database, 'send-email-changed-notice', { changeId, mailId: crypto.randomUUID() })
    return changed
  }).catch((error) => {
    if (isUniqueViolation(error)) return refused({ code: 'taken' } as const)
    throw error
  })
  if (!changed.ok) return changed
  await shop.accounts.session.endOtherBrowsers('e-mail-changed')
  return done(null)
}
