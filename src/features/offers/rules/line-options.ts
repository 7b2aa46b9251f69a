import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { hasSizeChoice, type RequestedPart, resolvePartSizes } from './bundle.ts'
import type { SizeOffer } from './offer.ts'

/** How a line is bought, where that is not simply: once, for money, as it lies in the store. */
export interface LineOptions {
  /** Paid with points of the loyalty programme. */
  forPoints: boolean
  /** Every how many days it comes again; 0: bought once. */
  subscriptionDays: number
  /** Of a bundle with parts in sizes: the id of the size of each part, in the order of parts; of all else empty. */
  parts: number[]
  /** What was chosen and typed in a configurator, by the key of its field. */
  configuration: Record<string, string>
}

export const defaultLineOptions: LineOptions = { forPoints: false, subscriptionDays: 0, parts: [], configuration: {} }

/** Whether two lines of one size with one additional text are the same line. A configuration is told apart by its text. */
export function sameLineOptions(a: LineOptions, b: LineOptions): boolean {
  return a.forPoints === b.forPoints && a.subscriptionDays === b.subscriptionDays && a.parts.join() === b.parts.join()
}

/** Terms as a hidden field of our own forms carries them: '' for plain ones. */
export function serializeLineOptions({ forPoints, subscriptionDays, parts, configuration }: LineOptions): string {
  const told = {
    ...(forPoints && { points: 1 }),
    ...(subscriptionDays > 0 && { days: subscriptionDays }),
    ...(parts.length > 0 && { parts }),
    ...(Object.keys(configuration).length > 0 && { configuration }),
  }
  return Object.keys(told).length > 0 ? JSON.stringify(told) : ''
}

/** The terms of a line as a request names them: in the words of the wire, or as our own forms repeat them. */
export type RequestedOptions =
  | { known: LineOptions }
  | {
      forPoints: boolean
      /** 'first': as often as the shop proposes. */
      subscription: number | 'first' | null
      parts: RequestedPart[]
      configuration: Record<string, string>
    }

export const noRequestedOptions: RequestedOptions = {
  forPoints: false,
  subscription: null,
  parts: [],
  configuration: {},
}

/** What a request means for this offer; null when it names parts, sizes or quantities that it does not have (A8.11). */
export function resolveLineOptions(offer: SizeOffer, asked: RequestedOptions): LineOptions | null {
  if ('known' in asked) return asked.known
  const { forPoints, subscription, configuration } = asked
  const parts = resolvePartSizes(offer.parts, asked.parts)
  if (parts === 'unknown') return null
  return {
    forPoints,
    subscriptionDays: subscription === 'first' ? (offer.subscription?.everyDays[0] ?? 1) : (subscription ?? 0),
    parts: parts === 'choose' || !hasSizeChoice(offer.parts) ? [] : parts,
    configuration,
  }
}

/** The text that stands with a line: what its configuration says, or what the shopper wrote where there is none to choose. */
export function additionalText({ configurator }: SizeOffer, { configuration }: LineOptions, typed: string): string {
  if (configurator.length === 0) return typed
  const checked = checkConfiguration(configurator, configuration)
  return checked.ok ? checked.value.words : typed
}
