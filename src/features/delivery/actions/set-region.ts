import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Destination } from '#shared/destination.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { deliveryCountries } from '../reads/delivery-tariffs.ts'
import type { DestinationProblem } from '../rules/destination-problem.ts'

/** Shows deliveries to this country (two letters) from now on; the postcode stays as long as the country does. */
export async function setRegion(
  shop: PublicShop,
  { from, country }: { from: Destination; country: string },
): Promise<Result<Destination, DestinationProblem>> {
  const asked = country.trim().toUpperCase()
  if (!(await deliveryCountries(shop)).includes(asked))
    return refused({ code: 'incorrect_region', message: { text: validationTexts.incorrect_region } })
  return done({ country: asked, postcode: asked === from.country ? from.postcode : null })
}
