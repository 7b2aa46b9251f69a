import type { RegistrationRefusal } from '#features/customers/actions/register.ts'
import type { RegistrationFields } from '#features/customers/checks/registration.ts'
import { withPrefix } from '#features/customers/rules/address-fields.ts'
import { retryMessage } from '#features/customers/rules.ts'
import { registrationTexts } from '#features/customers/texts/registration.ts'
import { registerWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { type Message, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { problemAnswers, readAddress, readInvoiceAddress } from '../client-input.ts'
import type { GraphqlContext } from '../context.ts'
import type { RegisterClientInput, RegisterClientResponse, Resolvers } from '../generated/resolver-types.ts'

/** Registration, through the same action, limits and words as the page. */
export const registrationResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    registerClient: async (_, { RegisterClientInput: input }, { openShop }) => {
      const shop = await openShop()
      const registered = await registerWithBasket(shop, readRegistration(input))
      return registered.ok
        ? { status: 'success', error: null, validationErrors: [] }
        : refusal(registered.problem, shop)
    },
  },
}

/** The fields of the registration form. */
function readRegistration(input: RegisterClientInput): RegistrationFields {
  const { clientBillingData: own, taxNumber, email, birthDate } = input.clientData ?? {}
  const { login, password } = input.loginAndPassword ?? {}
  const isBusiness = input.type ? input.type === 'firm' : Boolean(own?.companyName || taxNumber)
  const address = readAddress({ ...own, firm: own?.companyName, taxNumber })
  const flag = (given: unknown) => (given ? 'on' : '')
  return {
    ...address,
    ...{ kind: isBusiness ? 'business' : 'private', email: email ?? '', birthDate: birthDate ?? '' },
    ...{ login: login ?? '', password: password ?? '', passwordRepeat: input.passwordRepeat ?? password ?? '' },
    ...(input.deliveryAddress && withPrefix('delivery', readAddress(input.deliveryAddress))),
    ...(input.invoiceAddress && invoiceFields(readInvoiceAddress(input.invoiceAddress))),
    ...{ otherDelivery: flag(input.deliveryAddress), wantsInvoice: flag(input.invoiceAddress) },
    ...{ terms: flag(input.termsAgreed), newsletter: flag(input.emailNewsletter) },
  }
}

function invoiceFields({ company = '', ...address }: Record<string, string>): Record<string, string> {
  return withPrefix('invoice', { ...address, name: company })
}

function refusal(problem: RegistrationRefusal, { now, textOverrides }: Shop): RegisterClientResponse {
  if (problem.code === 'faults') {
    const validationErrors = problemAnswers(problem.problems, textOverrides)
    const { code = '', message = '' } = validationErrors[0] ?? {}
    return { status: 'error', error: { code, message }, validationErrors }
  }
  const { text, values } = refusalMessage(problem, now)
  const code = problem.code === 'exists' ? 'client_exists' : problem.code
  return { status: 'error', error: { code, message: translate(text, values, textOverrides) }, validationErrors: [] }
}

function refusalMessage(problem: Exclude<RegistrationRefusal, { code: 'faults' }>, now: Date): Message {
  if (problem.code === 'wait') return retryMessage(registrationTexts.wait, problem.until, now)
  if (problem.code === 'busy') return { text: registrationTexts.busy }
  return { text: registrationTexts.exists, values: { email: problem.email } }
}
