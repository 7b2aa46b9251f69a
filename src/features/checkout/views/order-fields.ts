import { createHash } from 'node:crypto'
import { getBasketComment } from '#features/basket/queries/stored-basket.ts'
import {
  type Address,
  type Customer,
  findCustomer,
  findOwnAddress,
  getCustomerAddresses,
} from '#features/customers/queries.ts'
import { findLastPickupPoint } from '#features/orders/queries/list-orders.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { Shop } from '#shop'
import { findDraft } from '../queries.ts'
import { emptyOrderFields, type OrderFields, type SavedAddress, withSavedAddress } from '../rules/order-form.ts'

/** What the order form begins with. */
export interface InitialFields {
  /** What was typed, and what the shop knows of the client. */
  values: OrderFields
  /** Differs when the values do, and for every client. */
  version: string
  /** Whether the visitor has already typed something. */
  started: boolean
  /** The client's recipients to choose from. */
  savedAddresses: SavedAddress[]
  signedIn: boolean
}

/**
 * The values of the order form: the draft exactly as its visitor left it. What a guest has typed before signing in is completed with the
 * client's data, never replaced.
 */
export async function getOrderFields(shop: Shop): Promise<InitialFields> {
  const { customerId, destination } = shop.visitor
  const draft = await findDraft(shop)
  const customer = customerId === null ? null : await findCustomer(shop, customerId)
  const addresses = customerId === null ? [] : await getCustomerAddresses(shop, customerId)
  const savedAddresses = addresses.filter(({ kind }) => kind === 'delivery').map(toSavedAddress)
  const isOwn = draft !== null && draft.customerId === customerId
  const pickupPoint = customerId === null || isOwn ? '' : await findLastPickupPoint(shop, customerId)
  const known = isOwn
    ? {}
    : { ...prefill(customer, addresses, destination), pickupPoint, comment: await getBasketComment(shop) }
  const values = withSavedAddress(
    draft && !isOwn ? completed(draft.fields, known) : (draft?.fields ?? known),
    savedAddresses,
  )
  return {
    values,
    version: versionOf(customerId, values),
    started: draft !== null,
    savedAddresses,
    signedIn: customer !== null,
  }
}

function versionOf(customerId: number | null, values: OrderFields): string {
  const typed = Object.keys(emptyOrderFields).map((name) => values[name] ?? '')
  return createHash('sha256')
    .update(JSON.stringify([customerId, typed]))
    .digest('base64url')
    .slice(0, 22)
}

const addressFields = ['firstName', 'lastName', 'company', 'street', 'streetNumber', 'postcode', 'city', 'country']

/** An address stays whole: a street of one and a town of another would be nobody's. */
function completed(typed: OrderFields, known: OrderFields): OrderFields {
  const typesAddress = addressFields.some((name) => name !== 'country' && typed[name])
  const missing = Object.entries(known).filter(
    ([name]) => !typed[name] && !(typesAddress && addressFields.includes(name)),
  )
  return { ...typed, ...(typesAddress ? {} : { country: known.country ?? 'PL' }), ...Object.fromEntries(missing) }
}

/** A client's data, or at least a guest's delivery destination. */
function prefill(customer: Customer | null, addresses: Address[], destination: Destination | undefined): OrderFields {
  if (!customer) return destination ? { country: destination.country, postcode: destination.postcode ?? '' } : {}
  const recipient = addresses.find(({ kind }) => kind === 'delivery')
  const own = findOwnAddress(addresses, customer)
  const chosen = addresses.find(({ kind, isDefault }) => kind === 'invoice' && isDefault)
  const invoice = chosen ?? (customer.taxNumber ? own : undefined)
  return {
    email: customer.email,
    phone: recipient?.phone || own?.phone || customer.phone,
    firstName: own?.firstName || customer.firstName,
    lastName: own?.lastName || customer.lastName,
    company: own?.company || customer.company,
    street: own?.street ?? '',
    streetNumber: own?.streetNumber ?? '',
    postcode: own?.postcode ?? '',
    city: own?.city ?? '',
    country: own?.country ?? 'PL',
    ...(recipient && recipient !== own && { otherDelivery: 'on', savedAddress: String(recipient.id) }),
    wantsInvoice: customer.taxNumber ? 'on' : '',
    invoiceName: invoice?.company || customer.company,
    invoiceTaxNumber: invoice?.taxNumber || customer.taxNumber,
    invoiceStreet: invoice?.street ?? '',
    invoiceStreetNumber: invoice?.streetNumber ?? '',
    invoicePostcode: invoice?.postcode ?? '',
    invoiceCity: invoice?.city ?? '',
  }
}

function toSavedAddress(address: Address): SavedAddress {
  const { id, label, firstName, lastName, company, street, streetNumber, postcode, city, country } = address
  const place = `${[company || `${firstName} ${lastName}`, `${street} ${streetNumber}`].join(', ')}, ${postcode} ${city}`
  return {
    id,
    text: label ? `${label}: ${place}` : place,
    fields: {
      deliveryFirstName: firstName,
      deliveryLastName: lastName,
      deliveryCompany: company,
      deliveryStreet: street,
      deliveryStreetNumber: streetNumber,
      deliveryPostcode: postcode,
      deliveryCity: city,
      deliveryCountry: country,
    },
  }
}
