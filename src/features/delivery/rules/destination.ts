import { homeCountry, sellsTo } from '#features/catalogue/rules/vat-abroad.ts'
import { readPostcode } from '#features/customers/rules/fields/postcode.ts'
import type { ValidationCode } from '#features/customers/texts/validation.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { Setting } from '#shared/setting.ts'
import type { Message } from '#shared/text.ts'
import { countrySetting } from '../settings.ts'

/** The cookies with the destination (A3.13); scripts of clients read and clear them. */
export const destinationCookies = { region: 'setRegionForced', zipcode: 'setZipcodeForced' } as const

type CookieTexts = Partial<Record<keyof typeof destinationCookies, string>>

/** The destination in the browser's cookies; null when they contain no valid one. A country that is no longer sold to is as if not chosen. */
export function readDestination({ region, zipcode }: CookieTexts, settings: Settings): Destination | null {
  const defaultCountry = defaultDestination(settings).country
  const chosen = member(region, 'currentCountry')
  const country = /^[A-Z]{2}$/.test(chosen) && sellsTo(chosen, settings) ? chosen : null
  const postcode = readPostcode(member(zipcode, 'currentZipcode'), country ?? defaultCountry)
  return country === null && postcode === null ? null : { country: country ?? defaultCountry, postcode }
}

/** The values for the cookies; null: delete the cookie (B4.16). */
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

/** '' for anything other than a text in a JSON object: the cookie may contain anything. */
function member(text: string | undefined, name: string): string {
  try {
    const value = (JSON.parse(text ?? 'null') as Record<string, unknown> | null)?.[name]
    return typeof value === 'string' ? value : ''
  } catch {
    return ''
  }
}

interface Settings {
  get: <Value>(setting: Setting<Value>) => Value
}

interface DestinationContext {
  visitor?: { destination?: Destination }
  settings: Settings
}

/** The destination that the visitor has chosen, or else the default one (B3.38). */
export function getDestination({ visitor, settings }: DestinationContext): Destination {
  return visitor?.destination ?? defaultDestination(settings)
}

/** The destination of visitors who have not chosen one: Poland where the shop does not sell to the merchant's choice. */
export function defaultDestination(settings: Settings): Destination {
  const country = settings.get(countrySetting)
  return { country: sellsTo(country, settings) ? country : homeCountry, postcode: null }
}

/** Without the chosen country (B4.15), and without its postcode. */
export function withoutCountry({ country, postcode }: Destination, defaultCountry: string): Destination {
  return { country: defaultCountry, postcode: country === defaultCountry ? postcode : null }
}

/** Without the chosen postcode (B4.15). */
export function withoutPostcode({ country }: Destination): Destination {
  return { country, postcode: null }
}

/** Why a destination is refused. */
export interface DestinationProblem {
  code: ValidationCode
  message: Message
}
