import { typedText } from './fields/typed-text.ts'

/** The fields of a client's own address besides the country, which a select always gives. */
export const ownAddressFields = ['street', 'streetNumber', 'postcode', 'city'] as const

/**
 * Whether a form gives the client's own address, which needs a phone too: a business always does, for its invoices. A private client may
 * leave all of it empty until the first order, since an account needs none (art. 5(1)(c) GDPR); with one field the others are required (B5.39).
 */
export function givesOwnAddress(values: Readonly<Record<string, string | undefined>>): boolean {
  return values.kind === 'business' || ownAddressFields.some((name) => typedText(values[name] ?? '') !== '')
}
