import { readPostcode } from '#features/customers/checks/postcode.ts'
import type { Destination } from '#shared/destination.ts'

/** The cookies that keep where parcels shall go (A3.13); scripts of clients read and clear them. */
export const destinationCookies = { region: 'setRegionForced', zipcode: 'setZipcodeForced' } as const

type CookieTexts = Partial<Record<keyof typeof destinationCookies, string>>

/** What the browser's cookies say; null when they say nothing that makes sense. */
export function readDestination({ region, zipcode }: CookieTexts, defaultCountry: string): Destination | null {
  const chosen = member(region, 'currentCountry')
  const country = /^[A-Z]{2}$/.test(chosen) ? chosen : null
  const postcode = readPostcode(member(zipcode, 'currentZipcode'), country ?? defaultCountry)
  return country === null && postcode === null ? null : { country: country ?? defaultCountry, postcode }
}

/** What the cookies shall hold; null: nothing any more (B4.16). */
export function writeDestination(
  { country, postcode }: Destination,
  defaultCountry: string,
): Record<keyof typeof destinationCookies, string | null> {
  const text = JSON.stringify({
    currentCountry: country,
    defaultCountry,
    currentZipcode: postcode ?? '',
    defaultZipcode: '',
    showModal: false,
  })
  return { region: country === defaultCountry ? null : text, zipcode: postcode === null ? null : text }
}

/** '' for whatever is no text in a JSON object: browsers send what they like. */
function member(text: string | undefined, name: string): string {
  try {
    const value = (JSON.parse(text ?? 'null') as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}
