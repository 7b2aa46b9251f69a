import { checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { subscriptionPrice } from '#features/pricing/rules/subscription-price.ts'
import { smaller } from '#shared/decimal.ts'
import { basketTexts } from '../texts/basket.ts'
import { hasChoice, sizesOfParts, stockOfParts } from './bundle.ts'
import { type Refusal, refusal, type SizeOffer } from './offer.ts'
import type { Line } from './room.ts'
import type { LineTerms } from './terms.ts'

/** What a size is offered for on the terms of a line; undefined when it has left the shop. */
export function offerOf(
  offers: Map<number, SizeOffer>,
  { sizeId, terms }: Pick<Line, 'sizeId' | 'terms'>,
): SizeOffer | undefined {
  const offer = offers.get(sizeId)
  return offer && tailor(offer, terms)
}

/**
 * An offer as it stands on the terms of a line: what is made to a wish costs more, what comes again costs less, what is paid with points
 * costs no money, and of a bundle there is as much as of the scarcest part that was chosen. Terms that the shop does not offer, such as
 * points for what comes again or costs extra, are refused in `wrongTerms`.
 */
export function tailor(offer: SizeOffer, terms: LineTerms): SizeOffer {
  return withPoints(withSubscription(withConfiguration(withParts(offer, terms), terms), terms), terms)
}

function withParts(offer: SizeOffer, { parts: chosen }: LineTerms): SizeOffer {
  const { parts, bounds, ownStock } = offer
  if (!hasChoice(parts)) return chosen.length > 0 ? wrong(offer, unknown()) : offer
  if (chosen.length === 0) return wrong(offer, refusal('choose_part_size', basketTexts.choosePartSize))
  const sizes = sizesOfParts(parts, chosen)
  if (!sizes) return wrong(offer, unknown())
  if (offer.availability === 'order') return offer
  const counted = [ownStock, stockOfParts(parts, sizes)].filter((stock) => stock !== null)
  return { ...offer, bounds: { ...bounds, stock: counted.length > 0 ? smaller(...counted) : null } }
}

function withConfiguration(offer: SizeOffer, { configuration, forPoints }: LineTerms): SizeOffer {
  const checked = checkConfiguration(offer.configurator, configuration)
  if (checked.ok) {
    const { surcharge } = checked.value
    if (forPoints && surcharge !== 0) return wrong(offer, refusal('not_for_points', basketTexts.notForPoints))
    return atPrice(offer, (gross) => gross + surcharge)
  }
  const { reason, label, longest } = checked.problem
  if (reason === 'unknown') return wrong(offer, unknown())
  const text = reason === 'missing' ? basketTexts.fieldMissing : basketTexts.fieldTooLong
  return wrong(offer, refusal('incomplete_configuration', text, { field: label, count: longest }))
}

function withSubscription(offer: SizeOffer, { subscriptionDays, forPoints }: LineTerms): SizeOffer {
  const { subscription, bounds } = offer
  if (subscriptionDays === 0) return offer
  if (forPoints || !subscription?.everyDays.includes(subscriptionDays))
    return wrong(offer, refusal('no_subscription', basketTexts.noSubscription))
  const { minimumPerSubscription: own = null } = bounds
  const cheaper = atPrice(offer, (gross, vatPercent) => subscriptionPrice(gross, subscription, vatPercent).gross)
  if (own === null) return cheaper
  return { ...cheaper, bounds: { ...bounds, minimumPerOrder: null, minimumPerSize: null, minimumOfLine: own } }
}

function withPoints(offer: SizeOffer, { forPoints }: LineTerms): SizeOffer {
  const { pointsPrice, price } = offer
  if (!forPoints) return offer
  if (pointsPrice === null) return wrong(offer, refusal('not_for_points', basketTexts.notForPoints))
  const nothing = { gross: 0, tiers: [], vatPercent: price?.vatPercent ?? '0' }
  return { ...offer, pointsPrice: null, unitPoints: pointsPrice, price: nothing }
}

function atPrice(offer: SizeOffer, change: (gross: number, vatPercent: string) => number): SizeOffer {
  const { price } = offer
  if (!price) return offer
  const tiers = price.tiers.map((tier) => ({ ...tier, gross: change(tier.gross, price.vatPercent) }))
  return { ...offer, price: { ...price, gross: change(price.gross, price.vatPercent), tiers } }
}

function wrong(offer: SizeOffer, wrongTerms: Refusal): SizeOffer {
  return { ...offer, wrongTerms: offer.wrongTerms ?? wrongTerms }
}

function unknown(): Refusal {
  return refusal('unknown_configuration', basketTexts.unknownConfiguration)
}
