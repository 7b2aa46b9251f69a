import { data, redirect, redirectDocument } from 'react-router'
import { sellerSettings } from '#features/content/settings.ts'
import { fillCompany } from '#features/customers/actions/fill-company.ts'
import type { RegistrationRefusal } from '#features/customers/actions/register.ts'
import { readRegistrationForm } from '#features/customers/checks/family-registration.ts'
import type { CompanyPart } from '#features/customers/rules/company-fields.ts'
import { retryMessage, safeReturnPath } from '#features/customers/rules.ts'
import { getPasswordLength } from '#features/customers/settings.ts'
import { registrationTexts as texts } from '#features/customers/texts/registration.ts'
import { newsletterFormSetting } from '#features/newsletter/settings.ts'
import { registerWithBasket } from '#features/sign-in/actions/sign-in.ts'
import { type Message, type Text, translate } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { Shop } from '#shop'
import { deliveryCountryOptions } from '../../../delivery-country-options.server.ts'
import { readTextFields, tooManyRequests, typedValues } from '../../../forms.server.ts'
import { providerOptions } from '../../../provider-options.server.ts'
import { getPersonalShop } from '../../../route-context.ts'
import { pageTitles } from '../../../tab-title.server.ts'
import type { Route } from './+types/page.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const shop = await getPersonalShop(context)
  const returnTo = safeReturnPath(url.searchParams.get('powrot'), urls.account())
  if (shop.visitor.customerId !== null) throw redirect(returnTo)
  return {
    ...(await registrationFormData(shop, returnTo)),
    providers: providerOptions(shop, returnTo),
    signInAddress: urls.signIn(returnTo),
    byProvider: null as RegistrationByProvider | null,
  }
}

/** What the form needs, however the client will sign in. */
export async function registrationFormData(shop: Shop, returnTo: string) {
  const { settings, textOverrides } = shop
  return {
    ...pageTitles(shop, translate(texts.title, {}, textOverrides)),
    returnTo,
    countries: await deliveryCountryOptions(shop),
    passwordLength: getPasswordLength(settings, 'registration'),
    /** The name of the shop in the words of the consent; null where there is no newsletter. */
    newsletter: settings.get(newsletterFormSetting) === 'off' ? null : settings.get(sellerSettings.shopName),
  }
}

/** The client whom a provider has named, and what the form begins with. */
export interface RegistrationByProvider {
  provider: string
  values: Record<string, string>
}

export async function action({ context, request }: Route.ActionArgs) {
  const shop = await getPersonalShop(context)
  const fields = readRegistrationForm(await readTextFields(request))
  const filled = await filledRegistration(shop, fields)
  if (filled) return filled
  const registered = await registerWithBasket(shop, fields)
  if (!registered.ok)
    return registrationRefusal(registered.problem, { fields, mistakes: texts.mistakes, now: shop.now })
  return redirectDocument(safeReturnPath(fields.powrot, urls.account()), 303)
}

/** Of the buttons that ask the register, by their value. */
const companyParts = new Map<string, CompanyPart>([
  ['company', 'own'],
  ['invoiceCompany', 'invoice'],
])

/** The answer to a button that asks the register for a company; null for the button that registers. */
export async function filledRegistration(shop: Shop, fields: Record<string, string | undefined>) {
  const part = companyParts.get(fields.intent ?? '')
  if (!part) return null
  const { values, companyProblem } = await fillCompany(shop, fields, part)
  const companyProblems = { own: null, invoice: null, [part]: companyProblem }
  return data<ShownRegistrationRefusal>({ values: typedValues(values), problems: {}, message: null, companyProblems })
}

/** The action's response to a registration that was refused, or that came for the data of a company. */
export interface ShownRegistrationRefusal {
  values: Record<string, string>
  problems: Record<string, Message>
  /** Null: nothing was refused. */
  message: Message | null
  /** The e-mail has an account: offers signing in or a link by mail (B4.40). */
  existing?: string
  companyProblems?: Record<CompanyPart, string | null>
}

interface Typed {
  fields: Record<string, string | undefined>
  /** The words for fields that must be corrected. */
  mistakes: Text
  now: Date
}

export function registrationRefusal(problem: RegistrationRefusal, { fields, mistakes, now }: Typed) {
  const values = typedValues(fields)
  const answer = (given: Omit<ShownRegistrationRefusal, 'values' | 'problems'>) => ({ values, problems: {}, ...given })
  switch (problem.code) {
    case 'faults': {
      const count = Object.keys(problem.problems).length
      return data({ values, problems: problem.problems, message: { text: mistakes, values: { count } } }, 422)
    }
    case 'exists':
      return data(
        answer({ message: { text: texts.exists, values: { email: problem.email } }, existing: problem.email }),
        422,
      )
    case 'wait':
      return data(
        answer({ message: retryMessage(texts.wait, problem.until, now) }),
        tooManyRequests(problem.until, now),
      )
    case 'busy':
      return data(answer({ message: { text: texts.busy } }), { status: 503, headers: { 'Retry-After': '60' } })
  }
}
