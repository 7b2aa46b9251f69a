import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { type AskedPart, choosePartSizes, hasChoice } from './bundle.ts'
import type { SizeOffer } from './offer.ts'
import type { LineTerms } from './terms.ts'

/** The terms of a line as a request names them: in the words of the wire, or as our own forms repeat them. */
export type AskedTerms =
  | { known: LineTerms }
  | {
      forPoints: boolean
      /** 'first': as often as the shop proposes. */
      subscription: number | 'first' | null
      parts: AskedPart[]
      configuration: Record<string, string>
    }

export const askedPlainly: AskedTerms = { forPoints: false, subscription: null, parts: [], configuration: {} }

/** What a request means for this offer; null when it names parts, sizes or quantities that it does not have (A8.11). */
export function termsOf(offer: SizeOffer, asked: AskedTerms): LineTerms | null {
  if ('known' in asked) return asked.known
  const { forPoints, subscription, configuration } = asked
  const parts = choosePartSizes(offer.parts, asked.parts)
  if (parts === 'unknown') return null
  return {
    forPoints,
    subscriptionDays: subscription === 'first' ? (offer.subscription?.everyDays[0] ?? 1) : (subscription ?? 0),
    parts: parts === 'choose' || !hasChoice(offer.parts) ? [] : parts,
    configuration,
  }
}

/** The text that stands with a line: what its configuration says, or what the shopper wrote where there is none to choose. */
export function additionalOf({ configurator }: SizeOffer, { configuration }: LineTerms, typed: string): string {
  if (configurator.length === 0) return typed
  const checked = checkConfiguration(configurator, configuration)
  return checked.ok ? checked.value.words : typed
}
