import { hasSizeChoice, type RequestedPart, resolvePartSizes } from './bundle.ts'
import type { SizeOffer } from './offer.ts'

/** The options of a line that differ from a plain purchase: once, for money, as stocked. */
export interface LineOptions {
  /** Paid with loyalty points. */
  forPoints: boolean
  /** Days between deliveries; 0: bought once. */
  subscriptionDays: number
  /** For a bundle whose parts have sizes: the size id of each part, in the order of parts; else empty. */
  parts: number[]
  /** Chosen and typed configurator values, by field key. */
  configuration: Record<string, string>
}

export const defaultLineOptions: LineOptions = { forPoints: false, subscriptionDays: 0, parts: [], configuration: {} }

/** Whether two lines with the same size and additional text are the same line. Configurations are compared by their text. */
export function sameLineOptions(a: LineOptions, b: LineOptions): boolean {
  return a.forPoints === b.forPoints && a.subscriptionDays === b.subscriptionDays && a.parts.join() === b.parts.join()
}

/** The options for a hidden field of our own forms; '' for plain ones. */
export function serializeLineOptions({ forPoints, subscriptionDays, parts, configuration }: LineOptions): string {
  const configured = {
    ...(forPoints && { points: 1 }),
    ...(subscriptionDays > 0 && { days: subscriptionDays }),
    ...(parts.length > 0 && { parts }),
    ...(Object.keys(configuration).length > 0 && { configuration }),
  }
  return Object.keys(configured).length > 0 ? JSON.stringify(configured) : ''
}

/** The options of a line in a request: in the wire format, or serialized by our own forms. */
export type RequestedOptions =
  | { known: LineOptions }
  | {
      forPoints: boolean
      /** 'first': the shop's default interval. */
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

/** The options for this offer; null when the request names parts, sizes or quantities that the offer does not have (A8.11). */
export function resolveLineOptions(offer: SizeOffer, requested: RequestedOptions): LineOptions | null {
  if ('known' in requested) return requested.known
  const { forPoints, subscription, configuration } = requested
  const parts = resolvePartSizes(offer.parts, requested.parts)
  if (parts === 'unknown') return null
  return {
    forPoints,
    subscriptionDays: subscription === 'first' ? (offer.subscription?.everyDays[0] ?? 1) : (subscription ?? 0),
    parts: parts === 'choose' || !hasSizeChoice(offer.parts) ? [] : parts,
    configuration,
  }
}
