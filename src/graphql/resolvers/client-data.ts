import { validateFields } from '#features/customers/actions/validate-fields.ts'
import type { ClientFields, FieldMessage } from '#features/customers/checks/client-data.ts'
import { type TextOverrides, translate } from '#shared/text.ts'
import type { GraphqlContext } from '../context.ts'
import type { ClientDataInput, Resolvers, ValidationMessage } from '../generated/resolver-types.ts'

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

/** Clients show the formats of postcodes from the second message, behind their own words for the first (B8.12). */
function messageAnswers({ field, code, message }: FieldMessage, overrides: TextOverrides): ValidationMessage[] {
  const first = { code, field, message: translate(message.text, message.values, overrides) }
  const formats = field === 'zipcode' ? message.values?.formats : undefined
  return formats ? [first, { code: 'zipcode_formats', field, message: String(formats) }] : [first]
}
