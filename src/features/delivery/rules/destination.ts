import { readPostcode } from '#features/customers/rules/fields/postcode.ts'
import type { ValidationCode } from '#features/customers/texts/validation.ts'
import type { Destination } from '#shared/postal-address.ts'
import type { Setting } from '#shared/setting.ts'
import type { Message } from '#shared/text.ts'
import { countrySetting } from '../settings.ts'

/** The cookies with the destination (A3.13); scripts of clients read and clear them. */
export const destinationCookies = { region: 'setRegionForced', zipcode: 'setZipcodeForced' } as const

type CookieTexts = Partial<Record<keyof typeof destinationCookies, string>>

/** The destination in the browser's cookies; null when they contain no valid one. */
export function readDestination({ region, zipcode }: CookieTexts, defaultCountry: string): Destination | null {
  const chosen = member(region, 'currentCountry')
  const country = /^[A-Z]{2}$/.test(chosen) ? chosen : null
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

interface DestinationContext {
  visitor?: { destination?: Destination }
  settings: { get: <Value>(setting: Setting<Value>) => Value }
}

/** The destination that the visitor has chosen, or else the default one (B3.38). */
export function getDestination({ visitor, settings }: DestinationContext): Destination {
  return visitor?.destination ?? defaultDestination(settings)
}

/** The destination of visitors who have not chosen one. */
export function defaultDestination(settings: DestinationContext['settings']): Destination {
  return { country: settings.get(countrySetting), postcode: null }
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

/** The ids of countries in this family of shops; the same in all of them. */
const regionIds: Record<string, number> = {
  AT: 1143020016,
  BE: 1143020022,
  BG: 1143020033,
  CY: 1143020040,
  CZ: 1143020041,
  DE: 1143020143,
  DK: 1143020042,
  EE: 1143020051,
  ES: 1143020075,
  FI: 1143020056,
  FR: 1143020057,
  GR: 1143020062,
  HR: 1143020038,
  HU: 1143020217,
  IE: 1143020080,
  IT: 1143020220,
  LT: 1143020116,
  LU: 1143020117,
  LV: 1143020118,
  MT: 1143020126,
  NL: 1143020076,
  PL: 1143020003,
  PT: 1143020163,
  RO: 1143020169,
  SE: 1143020193,
  SI: 1143020183,
  SK: 1143020182,
}

const countries = new Map(Object.entries(regionIds).map(([country, id]) => [String(id), country]))

/** The country (two letters) of a region id or code; null: none is given. Unknown values are returned unchanged. */
export function countryByRegion(named: unknown): string | null {
  const region = typeof named === 'string' || typeof named === 'number' ? String(named).trim() : ''
  return region === '' ? null : (countries.get(region) ?? region)
}
