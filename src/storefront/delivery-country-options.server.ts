import { getDeliveryCountries } from '#features/delivery/queries/tariffs.ts'
import { countryName } from '#shared/postal-address.ts'
import type { PublicShop } from '#shop'

/** The countries that the shop delivers to, for a select; the shop's own first. */
export async function deliveryCountryOptions(shop: PublicShop): Promise<{ value: string; label: string }[]> {
  const countries = await getDeliveryCountries(shop)
  return countries.map((code) => ({ value: code, label: countryName(code) }))
}
