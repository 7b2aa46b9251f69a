import { loggedNetwork } from '#platform/http/client-address.ts'
import { countAttempt, type RateLimit } from '#platform/rate-limit.ts'
import { warsawDay } from '#shared/day.ts'
import type { Shop } from '#shop'
import { type CheckedFields, type ClientFields, checkClientFields } from '../checks/client-data.ts'
import type { FieldContext } from '../rules/fields/field-result.ts'
import { loginCandidates, proposeLogin } from '../rules/fields/login.ts'
import { type ValidationCode, validationTexts } from '../texts/validation.ts'

/** The e-mail and the login that a check asks about; '' for none. */
export interface AccountQuestion {
  email: string
  login: string
}

export interface AccountAnswer {
  emailHasAccount: boolean
  loginIsTaken: boolean
  /** A free login; null when the wanted one is free, or no similar one is. */
  proposedLogin: string | null
}

export interface ValidatedFields extends CheckedFields {
  /** Whether an account has this e-mail (B3.7); null when none was asked about, or too much was asked. */
  clientExists: boolean | null
  proposedLogin: string | null
}

type FindAccount = (question: AccountQuestion) => Promise<AccountAnswer | null>

/**
 * Checks the given fields of a client's data, and asks whether e-mail and login belong to an account. Beyond the limits that
 * question stays open: registration asks it again. VIES and other registers are never asked here.
 */
export async function validateFields(
  shop: Shop,
  fields: ClientFields,
  context: FieldContext,
  findAccount: FindAccount,
): Promise<ValidatedFields> {
  const checked = checkClientFields(fields, { today: warsawDay(shop.now), ...context })
  const { email = '', login = '' } = checked.values
  const account = email || login ? await findAccount({ email, login }) : null
  const clientExists = email && account ? account.emailHasAccount : null
  if (!account?.loginIsTaken) return { ...checked, clientExists, proposedLogin: null }
  const { proposedLogin } = account
  const code: ValidationCode = proposedLogin === null ? 'login_taken' : 'login_taken_login_propose'
  const message = { text: validationTexts[code], ...(proposedLogin !== null && { values: { login: proposedLogin } }) }
  return { ...checked, problems: [...checked.problems, { field: 'login', code, message }], clientExists, proposedLogin }
}

/** The same for calls that do not answer whether an e-mail has an account, so that they do not ask. */
export function validateFieldsOfForm(
  shop: Shop,
  fields: ClientFields,
  context: FieldContext = {},
): Promise<ValidatedFields> {
  return validateFields(shop, fields, context, async ({ login }) =>
    login ? findOneAccount(shop, { email: '', login }) : null,
  )
}

async function findOneAccount(shop: Shop, question: AccountQuestion): Promise<AccountAnswer | null> {
  return (await findAccounts(shop, [question])).get(question) ?? null
}

/**
 * Returns whose e-mails and logins belong to another account than the visitor's own; nothing beyond the limits. The work is the
 * same for known and unknown names, and beyond the limits: one statement for all questions, while another counts them.
 */
export async function findAccounts(
  shop: Shop,
  questions: AccountQuestion[],
): Promise<Map<AccountQuestion, AccountAnswer>> {
  const names = new Set(questions.flatMap(({ email, login }) => [email, login]).filter(Boolean))
  const candidates = questions.flatMap(({ login }) => (login ? loginCandidates(login) : []))
  const [waitsUntil, taken] = await Promise.all([
    countQuestions(shop, names.size),
    shop.accounts.findTakenNames([...names, ...candidates]),
  ])
  if (waitsUntil !== null) return new Map()
  const isTaken = (name: string) => taken.has(name.toLowerCase())
  return new Map(
    questions.map((question) => {
      const { email, login } = question
      const loginIsTaken = isTaken(login)
      const proposedLogin = loginIsTaken ? proposeLogin(login, taken) : null
      return [question, { emailHasAccount: isTaken(email), loginIsTaken, proposedLogin }]
    }),
  )
}

/** A client who types slowly asks about a few e-mails and logins; so many tell nobody who has an account here. */
const perAddress = { name: 'account questions from an address', tries: 40, minutes: 15 }
const perNetwork = { name: 'account questions from a network', tries: 400, minutes: 60 }

/** Counts the names that are asked about; returns null, or the end of the wait. A local trial has no address. */
async function countQuestions({ database, visitor: { address }, now }: Shop, names: number): Promise<Date | null> {
  if (address === null) return null
  const network = loggedNetwork(address) ?? address
  const limits: RateLimit[] = [
    { ...perAddress, key: `account questions from ${address}`, weight: names },
    { ...perNetwork, key: `account questions from network ${network}`, weight: names },
  ]
  return countAttempt(database, limits, now)
}
