import { warsawDay } from '#shared/day.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { checkSavedAddress } from '../checks/address.ts'
import type { FieldProblems } from '../checks/field-problems.ts'
import { checkProfile } from '../checks/profile.ts'
import { getCustomerAddresses } from '../queries.ts'
import type { SavedAddressKind } from '../rules/saved-address-fields.ts'
import {
  clearDefaultInvoiceAddress,
  deleteAddress,
  insertAddress,
  lockCustomer,
  makeDefaultAddress,
  updateAddress,
  updateCustomer,
} from '../writes.ts'

type Fields = Record<string, string | undefined>

/** Changes a client's own data and address, which is removed where none is given; problems by field name. Placed orders stay as they are. */
export async function changeClientData(
  shop: PublicShop,
  customerId: number,
  fields: Fields,
): Promise<Result<null, FieldProblems>> {
  const checked = checkProfile(fields, warsawDay(shop.now))
  if (!checked.ok) return checked
  const { kind, birthDate, phone, names, address } = checked.value
  await transaction(shop, async (shop) => {
    await lockCustomer(shop, customerId)
    const client = { kind, ...names, phone, birthDate: birthDate || null }
    await updateCustomer(shop, customerId, client)
    const own = (await getCustomerAddresses(shop, customerId)).find((saved) => saved.kind === 'billing')
    const saved = address && { kind: 'billing' as const, ...address, phone }
    if (own && saved) await updateAddress(shop, { customerId, id: own.id }, saved)
    else if (own) await deleteAddress(shop, customerId, own.id)
    else if (saved) await insertAddress(shop, customerId, saved)
  })
  return done(null)
}

/** A client has no more addresses than this. */
export const maxAddresses = 50

/** faults: by field name; unknown: no address of this client, or of another kind; too-many: `maxAddresses` are saved. */
export type AddressRefusal = { code: 'faults'; problems: FieldProblems } | { code: 'unknown' } | { code: 'too-many' }

export interface AddressToSave {
  /** Null: a new one. */
  id: number | null
  kind: SavedAddressKind
  fields: Fields
  /** Makes it the default of its kind. */
  isDefault?: boolean
}

/** Saves a delivery or invoice address of a client; the first of its kind is the default. Returns its id. */
export async function saveAddress(
  shop: PublicShop,
  customerId: number,
  { id, kind, fields, isDefault = false }: AddressToSave,
): Promise<Result<number, AddressRefusal>> {
  const checked = checkSavedAddress(kind, fields)
  if (!checked.ok) return refused({ code: 'faults', problems: checked.problem })
  return transaction<PublicShop, Result<number, AddressRefusal>>(shop, async (shop) => {
    await lockCustomer(shop, customerId)
    if (id === null && (await getCustomerAddresses(shop, customerId)).length >= maxAddresses)
      return refused({ code: 'too-many' })
    const saved = id === null ? await insertAddress(shop, customerId, checked.value) : id
    if (id !== null && !(await updateAddress(shop, { customerId, id }, checked.value)))
      return refused({ code: 'unknown' })
    if (isDefault) await makeDefaultAddress(shop, customerId, saved)
    return done(saved)
  })
}

/** Deletes an address of a client; another of its kind becomes the default. Does nothing when it is another client's. */
export function removeAddress(shop: PublicShop, customerId: number, id: number): Promise<void> {
  return transaction(shop, async (shop) => {
    await lockCustomer(shop, customerId)
    await deleteAddress(shop, customerId, id)
  })
}

/** Makes an address the default of its kind; returns whether it is one of this client's. */
export function chooseDefaultAddress(shop: PublicShop, customerId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    await lockCustomer(shop, customerId)
    return makeDefaultAddress(shop, customerId, id)
  })
}

/** Chooses what invoices of the next orders begin with: saved data, or null for the client's own; false when they are not this client's. */
export function chooseInvoiceAddress(shop: PublicShop, customerId: number, id: number | null): Promise<boolean> {
  return transaction(shop, async (shop) => {
    await lockCustomer(shop, customerId)
    if (id === null) return clearDefaultInvoiceAddress(shop, customerId)
    const own = (await getCustomerAddresses(shop, customerId)).some((one) => one.kind === 'invoice' && one.id === id)
    return own && makeDefaultAddress(shop, customerId, id)
  })
}
