import { sizeAvailability } from '#features/basket/rules/availability.ts'
import type { SizeOffer } from '#features/basket/rules/offer.ts'
import { availabilityTexts } from '#features/basket/texts/availability.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import type { ProductAvailability } from './generated/resolver-types.ts'

/** Whether a size can be had, as its page says it. */
export function availabilityAnswer(offer: SizeOffer | undefined, words: TextOverrides): ProductAvailability {
  const { visible, status, description, descriptionTel, graphics } = offer ? sizeAvailability(offer) : gone
  return {
    visible,
    status,
    description: say(description, {}, words),
    descriptionTel: say(descriptionTel, {}, words),
    icon: graphics,
    iconTel: graphics,
  }
}

/** A size that is deleted while it is read. */
const gone = {
  visible: false,
  status: 'disable',
  description: availabilityTexts.disable,
  descriptionTel: availabilityTexts.disableTel,
  graphics: urls.statusGraphics('disable'),
} as const
