import { ownProperty } from '#shared/own-property.ts'
import { countryName } from '#shared/postal-address.ts'
import { translate } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import { getDeliveryCountries, getTariffs } from '../queries/tariffs.ts'
import type { CostFormat } from '../rules/delivery-cost.ts'
import {
  type DeliveryGlance,
  type DeliveryPriceText,
  describeDeliveryPrices,
  glanceAtDelivery,
} from '../rules/delivery-prices.ts'
import { tariffsInCurrency } from '../rules/delivery-tariff.ts'
import { defaultDestination } from '../rules/destination.ts'
import { destinationTexts } from '../texts/destinations.ts'

/** The prices of all couriers, the cheapest first: to the shop's own country, and to the others that it sells to, each with its name. */
export async function getDeliveryPrices(
  shop: PublicShop,
  format: CostFormat,
): Promise<{ glance: DeliveryGlance | null; home: DeliveryPriceText[]; abroad: DeliveryPriceText[] }> {
  const own = defaultDestination(shop.settings).country
  const countries = await getDeliveryCountries(shop)
  const tariffs = Map.groupBy(
    tariffsInCurrency(shop.currency, await getTariffs(shop, countries)),
    ({ country }) => country,
  )
  const pricesTo = (country: string) => describeDeliveryPrices(tariffs.get(country) ?? [], format)
  const abroad = countries
    .filter((country) => country !== own)
    .flatMap((country) =>
      pricesTo(country).map((way) => ({
        ...way,
        courier: translate(
          ownProperty(destinationTexts, country) ?? destinationTexts.other,
          { country: countryName(country), courier: way.courier },
          shop.textOverrides,
        ),
      })),
    )
  return { glance: glanceAtDelivery(tariffs.get(own) ?? [], format), home: pricesTo(own), abroad }
}
