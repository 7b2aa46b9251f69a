import { type AccountToCreate, isTakenAccount } from '#platform/accounts/new-account.ts'
import type { Identity } from '#platform/accounts/providers/identity-provider.ts'
import { QueueFull } from '#platform/concurrency.ts'
import { isLocalNetwork } from '#platform/http/client-address.ts'
import { countAttempt, countMailSent } from '#platform/rate-limit.ts'
import { warsawDay } from '#shared/day.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { translate } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import type { FieldProblems } from '../checks/field-problems.ts'
import { type CheckedRegistration, checkRegistration, type RegistrationFields } from '../checks/registration.ts'
import { getPasswordLength } from '../settings.ts'
import { registrationTexts } from '../texts/registration.ts'
import { validationTexts } from '../texts/validation.ts'
import { insertCustomerConsent } from '../writes.ts'
import { storeCustomer } from './customers.ts'
import { linkVisitToCustomer } from './sessions.ts'
import { findAccounts } from './validate-fields.ts'

/**
 * faults: by field name; exists: an account has this e-mail (B4.40, B8.57); wait: too many registrations or questions from that address;
 * busy: too many passwords are hashed at the moment.
 */
export type RegistrationRefusal =
  | { code: 'faults'; problems: FieldProblems }
  | { code: 'exists'; email: string }
  | { code: 'wait'; until: Date }
  | { code: 'busy' }

const perAddress = { name: 'registrations from an address', tries: 10, minutes: 60 }

/**
 * Registers a client and signs the browser in (B1.3). The e-mail is confirmed by a link that is mailed; guests' orders are the client's
 * from then on. `termsVersion` is that of the terms shown. A client whom a provider knows as `identity` needs no password; their e-mail is
 * confirmed all the same.
 * @returns the client's id; merging the baskets is the caller's next step
 */
export async function register(
  shop: Shop,
  fields: RegistrationFields,
  termsVersion: number,
  identity: Identity | null = null,
): Promise<Result<{ customerId: number }, RegistrationRefusal>> {
  const passwordLength = getPasswordLength(shop.settings, 'registration')
  const context = { passwordLength, today: warsawDay(shop.now), withoutPassword: identity !== null }
  const checked = checkRegistration(fields, context)
  if (!checked.ok) return refused({ code: 'faults', problems: checked.problem })
  const until = await limitRate(shop)
  if (until) return refused({ code: 'wait', until })
  const taken = await findTaken(shop, checked.value)
  if (taken) return refused(taken)
  const mailUntil = await limitMails(shop, checked.value.email)
  if (mailUntil) return refused({ code: 'wait', until: mailUntil })
  const { password } = checked.value
  const passwordHash = password === null ? null : await hashPassword(shop, password)
  if (password !== null && passwordHash === null) return refused({ code: 'busy' })
  const stored = await store(shop, checked.value, { passwordHash, identity, termsVersion })
  if (stored === 'taken') return refused(await findTakenMeanwhile(shop, checked.value))
  await shop.accounts.start(stored.accountId)
  return done(await linkVisitToCustomer(shop, stored.accountId))
}

/** No limit behind a proxy that hides client addresses: one visitor could use it up for all. */
async function limitRate({ database, visitor: { address }, now }: Shop): Promise<Date | null> {
  if (address === null || isLocalNetwork(address)) return null
  return countAttempt(database, [{ key: `registrations from ${address}`, ...perAddress }], now)
}

async function findTaken(shop: Shop, { email, login }: CheckedRegistration): Promise<RegistrationRefusal | null> {
  const question = { email, login: login ?? '' }
  const answer = (await findAccounts(shop, [question])).get(question)
  if (!answer) return { code: 'wait', until: new Date(shop.now.getTime() + 15 * 60_000) }
  if (answer.emailHasAccount) return { code: 'exists', email }
  if (!answer.loginIsTaken) return null
  const { proposedLogin } = answer
  const problem = proposedLogin
    ? { text: validationTexts.login_taken_login_propose, values: { login: proposedLogin } }
    : { text: validationTexts.login_taken }
  return { code: 'faults', problems: { login: problem } }
}

/** Of two simultaneous registrations the second is refused with what the first has taken: the e-mail, or the login alone (B8.16). */
async function findTakenMeanwhile(shop: Shop, { email, login }: CheckedRegistration): Promise<RegistrationRefusal> {
  const taken = await shop.accounts.findTakenNames(login === null ? [email] : [email, login])
  const isLoginAlone = login !== null && taken.has(login.toLowerCase()) && !taken.has(email.toLowerCase())
  if (!isLoginAlone) return { code: 'exists', email }
  return { code: 'faults', problems: { login: { text: validationTexts.used_login } } }
}

/** Null when too many wait. */
async function hashPassword(shop: Shop, password: string): Promise<string | null> {
  return shop.accounts.creation.hashPassword(password).catch((error) => {
    if (error instanceof QueueFull) return null
    throw error
  })
}

interface HowToSignIn {
  passwordHash: string | null
  identity: Identity | null
}

/** 'taken': another registration has just got the e-mail, the login or the identity. */
async function store(
  shop: Shop,
  data: CheckedRegistration,
  { passwordHash, identity, termsVersion }: HowToSignIn & { termsVersion: number },
): Promise<{ accountId: string } | 'taken'> {
  const { email, login, names } = data
  const name = `${names.firstName} ${names.lastName}`.trim()
  const signsIn = { passwordHash, ...(identity && { identity }) }
  const account: AccountToCreate = { email, login, name, ...signsIn, emailVerified: false }
  return transaction(shop, async (shop) => {
    const { accountId, customerId } = await storeCustomer(shop, shop.accounts.creation, {
      ...{ account, email, kind: data.kind, birthDate: data.birthDate || null, phone: data.phone },
      ...{ ...names, addresses: savedAddresses(data) },
    })
    await insertCustomerConsent(shop, customerId, {
      kind: 'terms',
      given: true,
      words: translate(registrationTexts.terms, { link: translate(registrationTexts.termsLink) }, shop.textOverrides),
      version: termsVersion,
    })
    await shop.enqueue(shop.database, 'send-confirmation-link', { accountId, mailId: crypto.randomUUID() })
    return { accountId }
  }).catch((error) => {
    if (isTakenAccount(error)) return 'taken' as const
    throw error
  })
}

/** A company's own address is that of its invoices too. */
function savedAddresses({ kind, phone, address, delivery, invoice }: CheckedRegistration) {
  const invoiceAddress =
    invoice ?? (kind === 'business' && address ? { ...address, firstName: '', lastName: '' } : null)
  return [
    ...(address ? [{ kind: 'billing' as const, ...address, phone }] : []),
    ...(delivery ? [{ kind: 'delivery' as const, ...delivery, phone: delivery.phone || phone }] : []),
    ...(invoiceAddress ? [{ kind: 'invoice' as const, ...invoiceAddress, phone: '' }] : []),
  ]
}

/** Links of the last day stay valid, so few are enough; who registers with the addresses of one mailbox shares its limit. */
function limitMails({ database, now }: Shop, to: string): Promise<Date | null> {
  return countMailSent(database, { about: 'registration', to, perHour: 3, perDay: 5 }, now)
}

/** Sends the link that confirms the e-mail of the signed-in client again; beyond the limit of the mailbox nothing is sent. */
export async function resendConfirmation(shop: Shop, email: string): Promise<void> {
  const accountId = await shop.accounts.accountId()
  if (accountId === null || (await shop.accounts.email.isConfirmed())) return
  if (await limitMails(shop, email)) return
  await shop.enqueue(shop.database, 'send-confirmation-link', { accountId, mailId: crypto.randomUUID() })
}
