import { changeClientData, chooseInvoiceAddress } from '#features/customers/actions/client-data.ts'
import { type EmailChangeRefusal, requestEmailChange } from '#features/customers/actions/email-change.ts'
import { type Customer, findCustomer, findOwnAddress, getCustomerAddresses } from '#features/customers/queries.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { emailChangeTexts } from '#features/customers/texts/email-change.ts'
import { securityTexts } from '#features/customers/texts/security.ts'
import { requestSubscription, unsubscribeByEmail } from '#features/newsletter/actions/subscriptions.ts'
import { type Message, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { problemAnswers, readAddress } from '../client-input.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  Resolvers,
  UpdateClientInput,
  UpdateClientResponse,
  ValidationMessage,
} from '../generated/resolver-types.ts'
import { graphqlTexts } from '../texts.ts'

/** Changes of the client's data, each through the same action as its page; the first refusal ends them. */
export const updateClientResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    updateClient: async (_, { UpdateClientInput: input }, { openShop }) => {
      const shop = await openShop()
      const { customerId } = shop.visitor
      const customer = customerId === null ? null : await findCustomer(shop, customerId)
      if (!customer) return failed(shop, 'not_signed_in', { text: graphqlTexts.notSignedIn })
      return (
        (await changeData(shop, customer, input)) ??
        (await changeEmail(shop, customer, input)) ??
        (await chooseInvoice(shop, customer, input)) ??
        (await changeNewsletter(shop, customer, input)) ?? { status: 'success', error: null, validationErrors: [] }
      )
    },
  },
}

async function changeData(
  shop: Shop,
  customer: Customer,
  { type, clientData }: UpdateClientInput,
): Promise<UpdateClientResponse | null> {
  const { clientBillingData: own, taxNumber, birthDate } = clientData ?? {}
  if (!type && !own && taxNumber == null && birthDate == null) return null
  const saved = findOwnAddress(await getCustomerAddresses(shop, customer.id), customer)
  const address = readAddress({ ...own, firm: own?.companyName, taxNumber }, { ...saved, ...namesOf(customer) })
  const kind = type ? { private: 'private', firm: 'business' }[type] : customer.kind
  const fields = { ...address, kind, birthDate: birthDate ?? customer.birthDate ?? '' }
  const changed = await changeClientData(shop, customer.id, fields)
  return changed.ok ? null : invalid(problemAnswers(changed.problem, shop.textOverrides))
}

function namesOf({ firstName, lastName, company, taxNumber, phone }: Customer) {
  return { firstName, lastName, company, taxNumber, phone }
}

async function changeEmail(
  shop: Shop,
  customer: Customer,
  { clientData, password }: UpdateClientInput,
): Promise<UpdateClientResponse | null> {
  const email = clientData?.email
  if (email == null || email.trim().toLowerCase() === customer.email) return null
  const asked = await requestEmailChange(shop, customer.id, { email, password: password ?? '' })
  if (asked.ok) return null
  const { problem } = asked
  if (problem.code === 'faults') return invalid(problemAnswers({ email: problem.problem }, shop.textOverrides))
  return failed(shop, problem.code, proofMessage(problem, shop.now))
}

function proofMessage(problem: Exclude<EmailChangeRefusal, { code: 'faults' }>, now: Date): Message {
  if (problem.code === 'wait') return retryMessage(emailChangeTexts.wait, problem.until, now)
  if (problem.code === 'busy') return { text: securityTexts.busy }
  return { text: problem.code === 'wrong' ? securityTexts.wrongPassword : emailChangeTexts.signInAgain }
}

async function chooseInvoice(
  shop: Shop,
  { id }: Customer,
  { activeInvoiceAddress: chosen }: UpdateClientInput,
): Promise<UpdateClientResponse | null> {
  if (chosen == null || (await chooseInvoiceAddress(shop, id, chosen === 0 ? null : chosen))) return null
  return failed(shop, 'not_found', { text: graphqlTexts.noAddress })
}

async function changeNewsletter(
  shop: Shop,
  { email }: Customer,
  { emailNewsletter: wanted }: UpdateClientInput,
): Promise<UpdateClientResponse | null> {
  if (wanted === false) await unsubscribeByEmail(shop, email)
  if (!wanted) return null
  const fields = { mailing_email: email, newsletter_consent: '1' }
  const asked = await requestSubscription(shop, new Map(Object.entries(fields)))
  if (asked.ok) return null
  const { problem } = asked
  return problem.code === 'faults'
    ? invalid(problemAnswers(problem.faults, shop.textOverrides))
    : failed(shop, problem.code, problem.message)
}

function invalid(validationErrors: ValidationMessage[]): UpdateClientResponse {
  const { code = '', message = '' } = validationErrors[0] ?? {}
  return { status: 'error', error: { code, message }, validationErrors }
}

function failed({ textOverrides }: Shop, code: string, { text, values }: Message): UpdateClientResponse {
  return { status: 'error', error: { code, message: translate(text, values, textOverrides) }, validationErrors: [] }
}
