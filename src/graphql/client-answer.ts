import { type Address, type Customer, findOwnAddress } from '#features/customers/queries.ts'
import { joinStreetLine } from '#features/customers/rules/street-line.ts'
import { countryName, type PostalAddress } from '#shared/postal-address.ts'
import { regionByCountry } from '#shared/regions.ts'
import type {
  Client,
  ClientDeliveryAddress,
  ClientInvoiceAddress,
  ClientProspect,
  Maybe,
} from './generated/resolver-types.ts'

/** A client as the wire has it. */
export function clientAnswer(customer: Customer, addresses: Address[], login: string | null): Client {
  const { email, phone, kind, birthDate, taxNumber, firstName, lastName, company } = customer
  const deliveries = deliveryAnswers(addresses)
  const own = findOwnAddress(addresses, customer)
  const names = { firstName, lastName, company: kind === 'business' ? company : '', taxNumber }
  return {
    ...{ email, phone, birthDate, taxNumber, login, isUserOnce: false, shippingProfileId: null },
    type: kind === 'business' ? 'firm' : 'private',
    vatCompany: kind === 'business' && taxNumber !== '',
    billingAddress: { ...place({ ...(own ?? noPlace), ...names }), phone },
    deliveryAddresses: deliveries,
    invoiceAddresses: invoiceAnswers(addresses),
    hasOtherDeliveryAddressActive: deliveries.some(({ isDefault }) => isDefault),
  }
}

/** What an order of the client begins with. */
export function clientProspectAnswer({ email, phone, birthDate }: Customer, addresses: Address[]): ClientProspect {
  const deliveryAddress = deliveryAnswers(addresses).find(({ isDefault }) => isDefault) ?? null
  return { email, phone, birthDate, deliveryAddress }
}

const noPlace = { street: '', streetNumber: '', postcode: '', city: '', country: 'PL' }

function deliveryAnswers(addresses: Address[]): ClientDeliveryAddress[] {
  return addresses
    .filter(({ kind }) => kind === 'delivery')
    .map((address) => ({ ...place(address), ...savedAs(address) }))
}

function invoiceAnswers(addresses: Address[]): ClientInvoiceAddress[] {
  return addresses
    .filter(({ kind }) => kind === 'invoice')
    .map((address) => ({ ...place(address), ...savedAs(address), taxNumber: address.taxNumber }))
}

/** An order has a copy of its addresses: none is in use, and each can be changed. */
function savedAs({ id, phone, isDefault }: Address) {
  return { id, phone, isDefault, used: false, editable: true }
}

function place(address: PostalAddress) {
  const { firstName, lastName, company, city, postcode, country } = address
  return {
    ...{ firstname: firstName, lastname: lastName, firm: company, street: joinStreetLine(address), city },
    zipcode: postcode,
    country: { id: regionByCountry(country) ?? country, name: countryName(country) },
    provinceCode: null as Maybe<string>,
  }
}
