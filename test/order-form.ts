import { hiddenFields } from './hidden-fields.ts'

/** What a guest types into the form of an order. */
export const guest = {
  email: 'anna@example.com',
  phone: '600700800',
  firstName: 'Anna',
  lastName: 'Nowak',
  street: 'Długa',
  streetNumber: '1',
  postcode: '00-950',
  city: 'Warszawa',
  terms: 'on',
}

/** The form of `page`, the checkout as it was shown, filled in by the guest. */
export function orderForm(page: string, changes: Record<string, string> = {}): [string, string][] {
  const known = hiddenFields(page).filter(([name]) => !(name in changes))
  return [...known, ...Object.entries({ ...guest, ...changes })]
}
