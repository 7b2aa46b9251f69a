import { editDistance } from '#shared/edit-distance.ts'
import { foldPolish } from '#shared/plain-text.ts'
import type { PostalAddress } from '#shared/postal-address.ts'

type Recipient = Pick<PostalAddress, 'firstName' | 'lastName' | 'company'>

/** In letters of one name: above it is another name. */
const mostCorrected = 2

/**
 * Whether the new name of a recipient is that of somebody else, or 'near': a corrected letter, or somebody else after all, as Jan and Jana
 * are. Only the shopper knows which.
 */
export function recipientChange(former: Recipient, now: Recipient): 'same' | 'near' | 'other' {
  if (wordsOf(former) === wordsOf(now)) return 'same'
  const isNear = (['firstName', 'lastName', 'company'] as const).every(
    (name) => editDistance(foldPolish(former[name]), foldPolish(now[name]), mostCorrected) <= mostCorrected,
  )
  return isNear ? 'near' : 'other'
}

/** Whether a first name, last name or company is still the same, as after a marriage. */
export function keepsName(former: Recipient, now: Recipient): boolean {
  const names = ['firstName', 'lastName', 'company'] as const
  return names.some((name) => former[name] !== '' && foldPolish(former[name]) === foldPolish(now[name]))
}

/** Capitals, Polish letters and which name stands first make no other person. */
function wordsOf({ firstName, lastName, company }: Recipient): string {
  return foldPolish(`${firstName} ${lastName} ${company}`).trim().split(/\s+/).sort().join(' ')
}
