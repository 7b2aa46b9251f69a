import type { Destination } from '#shared/postal-address.ts'

/** The fields of the order form as text. */
export type OrderFields = Record<string, string>

/** Every field that a buyer fills in before the consents, empty: what is stored as a draft. */
export const emptyOrderFields = {
  email: '',
  phone: '',
  firstName: '',
  lastName: '',
  company: '',
  asksCompany: '',
  street: '',
  streetNumber: '',
  postcode: '',
  city: '',
  country: 'PL',
  otherDelivery: '',
  savedAddress: '',
  deliveryFirstName: '',
  deliveryLastName: '',
  deliveryCompany: '',
  deliveryStreet: '',
  deliveryStreetNumber: '',
  deliveryPostcode: '',
  deliveryCity: '',
  deliveryCountry: 'PL',
  wantsInvoice: '',
  invoiceName: '',
  invoiceTaxNumber: '',
  invoiceStreet: '',
  invoiceStreetNumber: '',
  invoicePostcode: '',
  invoiceCity: '',
  courier: '',
  pickupPoint: '',
  pointQuery: '',
  payment: '',
  giftCardCode: '',
  comment: '',
}

/** An address of the client's, to choose as the recipient of the parcel. */
export interface SavedAddress {
  id: number
  /** 'Działka: Leśna 1, 05-400 Otwock' */
  text: string
  /** The fields of the form that it fills in. */
  fields: OrderFields
}

/** The value of `savedAddress` for one that is typed. */
export const newAddress = 'new'

/** The fields with the chosen saved address written into those of the parcel's recipient; an address that is not the client's counts as typed. */
export function withSavedAddress<Fields extends OrderFields>(fields: Fields, saved: SavedAddress[]): Fields {
  const chosen = saved.find(({ id }) => String(id) === fields.savedAddress)
  return chosen ? { ...fields, ...chosen.fields } : fields
}

/** Whether the fields of another recipient are to be filled in. */
export function typesOtherDelivery({ otherDelivery, savedAddress = '' }: OrderFields): boolean {
  return otherDelivery === 'on' && (savedAddress === '' || savedAddress === newAddress)
}

/** Where the parcel goes, as far as it is known. */
export function orderDestination(fields: OrderFields, saved: SavedAddress[]): Destination {
  const { otherDelivery, country, postcode, deliveryCountry, deliveryPostcode } = withSavedAddress(fields, saved)
  return otherDelivery === 'on'
    ? { country: deliveryCountry || 'PL', postcode: deliveryPostcode || null }
    : { country: country || 'PL', postcode: postcode || null }
}
