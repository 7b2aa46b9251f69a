import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import type { Text } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { availabilityTexts } from '../texts/offer.ts'
import { findSaleRefusals, type Refusal, type SizeOffer } from './offer.ts'

/** Whether a size can be had, and what its page shows therefore (A3.5, A4.1–A4.9). */
export interface OfferAvailability {
  /** disable also where nothing is left; the class that the form takes (A4.2). */
  status: Availability
  description: Text
  descriptionTel: Text
  /** Path of the picture that stands beside it, on phones too. */
  graphics: string
  /** False for what visitors do not see at all. */
  visible: boolean
  /** 'YYYY-MM-DD': when it shall be there again; null when nobody knows or it is there. */
  deliveryDate: string | null
  deliveryUnknown: boolean
  /** Everything that keeps it from being bought, in the specification's order; the first is the alert. */
  causes: Refusal[]
  /** What stands where the day of despatch would: that nobody knows it (A4.4), or nothing (A4.3). */
  shippingInfo: 'time' | 'unknown' | 'hidden'
  /** Whether one may ask to be told when it can be had. */
  notify: boolean
}

/**
 * What the page of a product shows for one of its sizes.
 * @param timeUnknown nobody knows when it could leave, for this reason or another
 */
export function offerAvailability(offer: SizeOffer, timeUnknown = offer.deliveryUnknown): OfferAvailability {
  const causes = findSaleRefusals(offer)
  const [first] = causes
  const gone = causes.some(({ code }) => code === 'no_stock')
  const status = offer.withdrawn || gone ? 'disable' : offer.availability
  const wording = status === 'disable' && gone && offer.availability !== 'disable' ? 'noStock' : status
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

/** Causes that pass: goods come back, words are taken away, a price is set. */
const passing = new Set<Refusal['code']>(['own_words', 'unavailable', 'no_price', 'no_stock'])

/** Whether a size that cannot be bought now may be waited for: nothing lasting keeps it from being bought. */
function canBecomeAvailable(causes: Refusal[]): boolean {
  return causes.length > 0 && causes.every(({ code }) => passing.has(code))
}
