import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { availabilityTexts } from '../texts/offer.ts'
import { findSaleRefusals, type Refusal, type SizeOffer } from './offer.ts'

/** The availability of a size and what its page shows for it (A3.5, A4.1–A4.9). */
export interface OfferAvailability {
  /** Also `disable` when it is sold out; the form's CSS class (A4.2). */
  status: Availability
  description: Text
  descriptionTel: Text
  /** Path of the picture, on phones too. */
  graphics: string
  /** False when visitors do not see it. */
  visible: boolean
  /** The expected date of return, 'YYYY-MM-DD'; null when it is unknown or in stock. */
  deliveryDate: string | null
  deliveryUnknown: boolean
  /** The refusals that apply, in the specification's order; the first is the alert. */
  causes: Refusal[]
  /** What replaces the shipping day: a text that it is unknown (A4.4), or nothing (A4.3). */
  shippingInfo: 'time' | 'unknown' | 'hidden'
  /** Whether a stock alert may be requested. */
  notify: boolean
}

/**
 * The availability of one size for the product page.
 * @param timeUnknown whether the shipping time is unknown, for this reason or another
 */
export function offerAvailability(offer: SizeOffer, timeUnknown = offer.deliveryUnknown): OfferAvailability {
  const causes = findSaleRefusals(offer)
  const [first] = causes
  const soldOut = causes.some(({ code }) => code === 'no_stock')
  const status = offer.withdrawn || soldOut ? 'disable' : offer.availability
  const wording = status === 'disable' && soldOut && offer.availability !== 'disable' ? 'noStock' : status
  return {
    status,
    description: availabilityTexts[wording],
    descriptionTel: availabilityTexts[`${wording}Tel`],
    graphics: urls.statusGraphics(status),
    visible: !offer.withdrawn,
    deliveryDate: status === 'enable' ? null : offer.backOn,
    deliveryUnknown: timeUnknown,
    causes,
    shippingInfo: first || offer.free ? 'hidden' : status === 'order' && timeUnknown ? 'unknown' : 'time',
    notify: canBecomeAvailable(causes),
  }
}

/** Temporary refusals: stock returns, texts are removed, a price is set. */
const temporaryCauses = new Set<Refusal['code']>(['own_words', 'unavailable', 'no_price', 'no_stock'])

/** Whether a stock alert makes sense for a size that cannot be bought now: every cause is temporary. */
function canBecomeAvailable(causes: Refusal[]): boolean {
  return causes.length > 0 && causes.every(({ code }) => temporaryCauses.has(code))
}
