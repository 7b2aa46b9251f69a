import { postcodeHint, readPostcode } from '#features/customers/checks/number-formats.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { DestinationProblem } from '../rules/destination.ts'

/** Shows deliveries to this postcode from now on, when it can be one of the country that is chosen. */
export function checkDestinationPostcode({
  from: { country },
  zipcode,
}: {
  from: Destination
  zipcode: string
}): Result<Destination, DestinationProblem> {
  const postcode = readPostcode(zipcode, country)
  return postcode === null ? refused(postcodeProblem(country)) : done({ country, postcode })
}

/** Where it is known how postcodes are written, the words say it. */
function postcodeProblem(country: string): DestinationProblem {
  const words = postcodeHint(country)
  const message: Message = words.formats
    ? { text: validationTexts.incorect_zipcode, values: words }
    : { text: validationTexts.illegal_characters }
  return { code: 'incorect_zipcode', message }
}
