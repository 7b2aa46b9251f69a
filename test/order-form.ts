/** A guest's input for the order form. */
export const guest = {
  email: 'anna@example.com',
  phone: '600700800',
  firstName: 'Anna',
  lastName: 'Nowak',
  street: 'Długa',
  streetNumber: '1',
  postcode: '00-950',
  city: 'Warszawa',
  pickupPoint: 'waw123m',
  terms: 'on',
  consentDigital: 'on',
}

/** The form of `page`, the checkout, filled in by the guest. */
export function orderForm(page: string, changes: Record<string, string> = {}): [string, string][] {
  const known = hiddenFields(page).filter(([name]) => !(name in changes))
  return [...known, ...Object.entries({ ...guest, ...changes })]
}

/** The fields that a browser without JavaScript would send: hidden fields and preselected options. */
export function hiddenFields(page: string): [string, string][] {
  const inputs = [...page.matchAll(/<input [^>]*>/g)].map(([input]) => ({
    type: /type="([^"]*)"/.exec(input)?.[1],
    name: /name="([^"]*)"/.exec(input)?.[1] ?? '',
    value: /value="([^"]*)"/.exec(input)?.[1] ?? '',
    checked: / checked=""/.test(input),
  }))
  return inputs
    .filter(({ type, checked }) => type === 'hidden' || (type === 'radio' && checked))
    .map(({ name, value }) => [name, value])
}
