import { type AddressRefusal, saveAddress } from '#features/customers/actions/client-data.ts'
import { type Address, getCustomerAddresses } from '#features/customers/queries.ts'
import type { SavedAddressKind } from '#features/customers/rules/saved-address-fields.ts'
import { accountTexts } from '#features/customers/texts/account.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { Shop } from '#shop'
import { problemAnswers, readAddress, readInvoiceAddress, type WireAddress } from '../client-input.ts'
import type { GraphqlContext } from '../context.ts'
import type { AddressChange, Resolvers, ValidationMessage } from '../generated/resolver-types.ts'
import { graphqlTexts } from '../texts.ts'

/** The saved addresses of the signed-in client, through the same actions as the pages. */
export const clientAddressResolvers: Resolvers<GraphqlContext> = {
  Mutation: {
    insertDeliveryAddress: (_, { InsertDeliveryAddressInput: input }, context) => insert('delivery', input, context),
    updateDeliveryAddress: (_, { UpdateDeliveryAddressInput: input }, context) => update('delivery', input, context),
    insertInvoiceAddress: (_, { InsertInvoiceAddressInput: input }, context) => insert('invoice', input, context),
    updateInvoiceAddress: (_, { UpdateInvoiceAddressInput: input }, context) => update('invoice', input, context),
  },
}

interface GivenAddress extends WireAddress {
  id?: number | null | undefined
  isDefault?: boolean | null | undefined
}

async function insert(kind: SavedAddressKind, input: GivenAddress, { openShop }: GraphqlContext) {
  const shop = await openShop()
  const { customerId } = shop.visitor
  return customerId === null ? notSignedIn(shop) : save(shop, customerId, { kind, input, saved: undefined })
}

async function update(kind: SavedAddressKind, input: GivenAddress, { openShop }: GraphqlContext) {
  const shop = await openShop()
  const { customerId } = shop.visitor
  if (customerId === null) return notSignedIn(shop)
  const addresses = await getCustomerAddresses(shop, customerId)
  const saved = addresses.find((address) => address.kind === kind && address.id === input.id)
  return saved ? save(shop, customerId, { kind, input, saved }) : failed('not_found', graphqlTexts.noAddress, shop)
}

async function save(
  shop: Shop,
  customerId: number,
  { kind, input, saved }: { kind: SavedAddressKind; input: GivenAddress; saved: Address | undefined },
): Promise<AddressChange> {
  const fields = kind === 'invoice' ? readInvoiceAddress(input, saved) : readAddress(input, saved)
  const isDefault = input.isDefault ?? false
  const stored = await saveAddress(shop, customerId, { id: saved?.id ?? null, kind, fields, isDefault })
  if (!stored.ok) return refusal(stored.problem, kind, shop)
  return { isError: false, error: null, validationErrors: [], result: { id: stored.value } }
}

function refusal(problem: AddressRefusal, kind: SavedAddressKind, shop: Shop): AddressChange {
  if (problem.code === 'unknown') return failed('not_found', graphqlTexts.noAddress, shop)
  if (problem.code === 'too-many') return failed('too_many_addresses', accountTexts.tooManyAddresses, shop)
  const validationErrors = problemAnswers(problem.problems, shop.textOverrides, kind)
  const values = { count: validationErrors.length }
  return failed('validation_errors', accountTexts.mistakes, shop, { values, validationErrors })
}

function notSignedIn(shop: Shop): AddressChange {
  return failed('not_signed_in', graphqlTexts.notSignedIn, shop)
}

function failed(
  code: string,
  text: Text,
  { textOverrides }: { textOverrides: TextOverrides },
  { values = {}, validationErrors = [] }: { values?: TextValues; validationErrors?: ValidationMessage[] } = {},
): AddressChange {
  const error = { code, message: translate(text, values, textOverrides) }
  return { isError: true, error, validationErrors, result: null }
}
