import { postcodeHint, readPostcode } from '#features/customers/rules/fields/postcode.ts'
import { validationTexts } from '#features/customers/texts/validation.ts'
import type { Destination } from '#shared/postal-address.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { DestinationProblem } from '../rules/destination.ts'

/** The destination with this postcode, when it is valid in the chosen country. */
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

/** The message names the format of postcodes where it is known. */
function postcodeProblem(country: string): DestinationProblem {
  const hint = postcodeHint(country)
  const message: Message = hint.formats
    ? { text: validationTexts.incorect_zipcode, values: hint }
    : { text: validationTexts.illegal_characters }
  return { code: 'incorect_zipcode', message }
}
