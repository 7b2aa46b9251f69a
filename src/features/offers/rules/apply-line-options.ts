import { type ConfigurationProblem, checkConfiguration } from '#features/catalogue/rules/configurator.ts'
import { bundleStock } from '#features/catalogue/rules/product-quantity.ts'
import { subscriptionPrice } from '#features/pricing/rules/price-facts.ts'
import { minDecimal } from '#shared/decimal.ts'
import { offerTexts } from '../texts/offer.ts'
import { getPartSizes, hasSizeChoice } from './bundle.ts'
import type { LineOptions } from './line-options.ts'
import { type Refusal, refusal, type SizeOffer } from './offer.ts'
import type { Line } from './remaining-limits.ts'

/** The offer of a size with the options of a line; undefined when the size has been deleted. */
export function getLineOffer(
  offers: Map<number, SizeOffer>,
  { sizeId, options }: Pick<Line, 'sizeId' | 'options'>,
): SizeOffer | undefined {
  const offer = offers.get(sizeId)
  return offer && applyLineOptions(offer, options)
}

/**
 * An offer with the options of a line applied: a configuration adds its surcharge, a subscription its discount, points make the price
 * zero, and a bundle's stock is that of its scarcest chosen part. Options that the shop does not offer, such as points for subscriptions or
 * surcharges, are refused in `wrongTerms`.
 */
export function applyLineOptions(offer: SizeOffer, options: LineOptions): SizeOffer {
  return withPoints(withSubscription(withConfiguration(withParts(offer, options), options), options), options)
}

function withParts(offer: SizeOffer, { parts: chosen }: LineOptions): SizeOffer {
  const { parts, bounds, ownStock } = offer
  if (!hasSizeChoice(parts)) return chosen.length > 0 ? withRefusal(offer, unknownConfiguration()) : offer
  if (chosen.length === 0) return withRefusal(offer, refusal('choose_part_size', offerTexts.choosePartSize))
  const sizes = getPartSizes(parts, chosen)
  if (!sizes) return withRefusal(offer, unknownConfiguration())
  if (offer.availability === 'order') return offer
  const counted = [ownStock, bundleStock(parts, sizes)].filter((stock) => stock !== null)
  return { ...offer, bounds: { ...bounds, stock: counted.length > 0 ? minDecimal(...counted) : null } }
}

function withConfiguration(offer: SizeOffer, { configuration, forPoints }: LineOptions): SizeOffer {
  const checked = checkConfiguration(offer.configurator, configuration)
  if (checked.ok) {
    const { surcharge } = checked.value
    if (forPoints && surcharge !== 0) return withRefusal(offer, refusal('not_for_points', offerTexts.notForPoints))
    return atPrice(offer, (gross) => gross + surcharge)
  }
  return withRefusal(offer, configurationRefusal(checked.problem))
}

/** Why goods with such a configuration cannot be bought. */
export function configurationRefusal({ reason, label, longest }: ConfigurationProblem): Refusal {
  if (reason === 'unknown') return unknownConfiguration()
  const text = { missing: offerTexts.fieldMissing, too_long: offerTexts.fieldTooLong, wrong_day: offerTexts.fieldDay }[
    reason
  ]
  return refusal('incomplete_configuration', text, { field: label, count: longest })
}

function withSubscription(offer: SizeOffer, { subscriptionDays, forPoints }: LineOptions): SizeOffer {
  const { subscription, bounds } = offer
  if (subscriptionDays === 0) return offer
  if (forPoints || !subscription?.everyDays.includes(subscriptionDays))
    return withRefusal(offer, refusal('no_subscription', offerTexts.noSubscription))
  const { minimumPerSubscription: own = null } = bounds
  const cheaper = atPrice(offer, (gross, vatPercent) => subscriptionPrice(gross, subscription, vatPercent).gross)
  if (own === null) return cheaper
  return { ...cheaper, bounds: { ...bounds, minimumPerOrder: null, minimumPerSize: null, minimumOfLine: own } }
}

function withPoints(offer: SizeOffer, { forPoints }: LineOptions): SizeOffer {
  const { pointsPrice, price } = offer
  if (!forPoints) return offer
  if (pointsPrice === null) return withRefusal(offer, refusal('not_for_points', offerTexts.notForPoints))
  const free = { gross: 0, tiers: [], vatPercent: price?.vatPercent ?? '0' }
  return { ...offer, pointsPrice: null, unitPoints: pointsPrice, price: free }
}

function atPrice(offer: SizeOffer, change: (gross: number, vatPercent: string) => number): SizeOffer {
  const { price } = offer
  if (!price) return offer
  const tiers = price.tiers.map((tier) => ({ ...tier, gross: change(tier.gross, price.vatPercent) }))
  return { ...offer, price: { ...price, gross: change(price.gross, price.vatPercent), tiers } }
}

function withRefusal(offer: SizeOffer, wrongTerms: Refusal): SizeOffer {
  return { ...offer, wrongTerms: offer.wrongTerms ?? wrongTerms }
}

function unknownConfiguration(): Refusal {
  return refusal('unknown_configuration', offerTexts.unknownConfiguration)
}
