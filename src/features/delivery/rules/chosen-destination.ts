import type { Destination } from '#shared/destination.ts'
import type { Setting } from '#shared/setting.ts'
import { countrySetting } from '../settings.ts'

interface Asking {
  visitor?: { destination?: Destination }
  settings: { get: <Value>(setting: Setting<Value>) => Value }
}

/** Where a visitor's parcels would go: as he has chosen, else as the shop thinks of everybody (B3.38). */
export function destinationOf({ visitor, settings }: Asking): Destination {
  return visitor?.destination ?? defaultDestination(settings)
}

/** Where parcels go of whom nobody knows where he lives. */
export function defaultDestination(settings: Asking['settings']): Destination {
  return { country: settings.get(countrySetting), postcode: null }
}

/** Without the country that was chosen (B4.15): its postcode goes with it. */
export function withoutRegion({ country, postcode }: Destination, defaultCountry: string): Destination {
  return { country: defaultCountry, postcode: country === defaultCountry ? postcode : null }
}

/** Without the postcode that was chosen (B4.15). */
export function withoutPostcode({ country }: Destination): Destination {
  return { country, postcode: null }
}
