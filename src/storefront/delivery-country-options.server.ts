import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import { countryName } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'

/** The countries that the shop delivers to, for a select; the shop's own first. */
export async function deliveryCountryOptions(shop: PublicShop, own?: string) {
  return countryOptions(await getDeliveryCountries(shop), own)
}

/** Countries for a select, with that of an address that is already filled in, so that it does not turn into another. */
export function countryOptions(countries: string[], own?: string): { value: string; label: string }[] {
  return [...new Set([...countries, ...(own ? [own] : [])])].map((code) => ({ value: code, label: countryName(code) }))
}
