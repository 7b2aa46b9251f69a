import { type CompanyRefusal, findCompany } from '#features/customers/actions/find-company.ts'
import { validateFields } from '#features/customers/actions/validate-fields.ts'
import type { ClientFields, FieldMessage } from '#features/customers/checks/client-data.ts'
import { companyTexts } from '#features/customers/texts/company.ts'
import { countryByRegion, regionByCountry } from '#shared/regions.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { ClientDataInput, CompanyDataResponse, Resolvers, ValidationMessage } from '../generated/resolver-types.ts'

export const clientDataResolvers: Resolvers<GraphqlContext> = {
  Query: {
    validateClientData: async (_, { ClientDataInput: input }, { openShop, findAccount }) => {
      const shop = await openShop()
      const { problems, hints, clientExists, proposedLogin } = await validateFields(
        shop,
        readFields(input),
        {},
        findAccount,
      )
      const answer = (messages: FieldMessage[]) => messages.flatMap((one) => messageAnswers(one, shop.textOverrides))
      return {
        messages: answer(problems),
        warnings: answer(hints),
        clientExists,
        clientProposedLogin: proposedLogin,
        isClientLoggedIn: shop.visitor.customerId !== null,
      }
    },
    companyData: async (_, { taxNumber, country: region }, { openShop, requestCache: once }) => {
      const country = (countryByRegion(region) ?? 'PL').toUpperCase()
      const shop = await openShop()
      const found = await once('companyData', { taxNumber, country }, () => findCompany(shop, { taxNumber, country }))
      if (!found.ok) return refusedCompany(found.problem, shop.textOverrides)
      const { name, street, streetNumber, postcode, city } = found.value
      const address = { street, streetNumber, zipcode: postcode, city, country: regionByCountry(country) ?? country }
      return { status: 'success', error: null, company: { name, ...address, taxNumber: found.value.taxNumber } }
    },
  },
}

/** The given fields by kind; null is as if it were not given. */
function readFields({ clientData, loginAndPassword }: ClientDataInput): ClientFields {
  const { firstname, lastname, companyName, street, zipcode, city, phone, country } =
    clientData?.clientBillingData ?? {}
  const fields: { [Kind in keyof ClientFields]: string | null | undefined } = {
    ...{ firstname, lastname, firm: companyName, street, zipcode, city, phone },
    region: typeof country === 'string' || typeof country === 'number' ? String(country) : null,
    nip: clientData?.taxNumber,
    email: clientData?.email,
    birthdate: clientData?.birthDate,
    ...{ login: loginAndPassword?.login, password: loginAndPassword?.password },
  }
  return Object.fromEntries(Object.entries(fields).filter(([, typed]) => typeof typed === 'string'))
}

function refusedCompany(code: CompanyRefusal, overrides: TextOverrides): CompanyDataResponse {
  return { status: 'error', error: { code, message: translate(companyTexts[code], {}, overrides) }, company: null }
}

/** Clients show the formats of postcodes from the second message, behind their own words for the first (B8.12). */
function messageAnswers({ field, code, message }: FieldMessage, overrides: TextOverrides): ValidationMessage[] {
  const first = { code, field, message: translate(message.text, message.values, overrides) }
  const formats = field === 'zipcode' ? message.values?.formats : undefined
  return formats ? [first, { code: 'zipcode_formats', field, message: String(formats) }] : [first]
}
