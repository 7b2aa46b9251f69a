import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import { findSaleRefusals, type RefusalCode } from '#features/offers/rules/offer.ts'
import { quantityRange } from '#features/offers/rules/quantity.ts'
import { type PriceDetails, priceDetails } from '#features/pricing/rules/price-details.ts'
import type { PriceFacts, TierView } from '#features/pricing/rules/price-facts.ts'
import { shownTiersSetting } from '#features/pricing/settings.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, wireAmount } from '#shared/money.ts'
import type { PublicShop } from '#shop'
import { moneyFields } from '../wire-money.ts'
import type { ProjectorOffer } from './projector-data.ts'

/**
 * Member sizeprices (A3.3): the price of one unit at the smallest quantity on sale, for a subscription if requested. A price is
 * left out when it is given by phone, in points, or expired.
 */
export function sizePrices(
  shop: PublicShop,
  offer: ProjectorOffer,
  facts: PriceFacts | undefined,
  subscription: boolean,
): Record<string, unknown> {
  const { format } = shop.currency
  if (offer.withdrawn) return { currency: format.code, basket_enable: 'n' }
  return {
    ...(facts ? pricesOf(facts, offer, subscription, shop) : freePrices(offer, format)),
    currency: format.code,
    ...(offer.pointsPrice !== null && { points: offer.pointsPrice }),
    basket_enable: isBuyable(offer) ? 'y' : 'n',
  }
}

function freePrices(offer: ProjectorOffer, format: CurrencyFormat): Record<string, unknown> {
  const nothing = { gross: 0, net: 0 }
  return priceLabel(offer) === 'free' ? { value: wireAmount(0), ...moneyFields('price', nothing, format) } : {}
}

function pricesOf(facts: PriceFacts, { bounds }: ProjectorOffer, subscription: boolean, shop: PublicShop) {
  const { format } = shop.currency
  const { minimum } = quantityRange(bounds, subscription ? 'subscription' : 'once')
  const view = priceDetails(facts, minimum)
  const price = (subscription && view.subscription) || view.price
  const money = (name: string, amount: Parameters<typeof moneyFields>[1]) => moneyFields(name, amount, format)
  return {
    value: wireAmount(price.gross),
    ...money('price', price),
    ...(view.subscription && {
      ...money('price_subscription', view.subscription),
      ...money('price_normal', view.price),
    }),
    ...money('srp', view.recommended),
    ...money('advanceprice', view.advance),
    ...money('maxprice', view.crossed),
    ...money('omnibus_price', view.lowest),
    ...money('yousave', view.saved),
    ...(view.saved && { yousave_percent: view.saved.percent }),
    ...money('unit_price', view.unitPrice),
    ...(view.unitPrice && { unit_price_unit: view.unitPrice.unit }),
    ...money('price_sellby', view.stepPrice),
    ...(view.pointsReceived > 0 && { points_recive: view.pointsReceived }),
    ...(view.tiers.length > 0 && { rebateNumber: rebateNumber(view, shop) }),
  }
}

/** Quantity discounts (A3.4); null for hidden ones, when the shop shows only the next. */
export function rebateNumber({ tiers, next }: Pick<PriceDetails, 'tiers' | 'next'>, shop: PublicShop) {
  const { format } = shop.currency
  const nextOnly = shop.settings.get(shownTiersSetting) === 'next'
  return {
    items: tiers.map((tier) => (nextOnly && tier !== next ? null : tierFields(tier, format))),
    ...(next && {
      nextleft: Number(decimalText(next.left)),
      nextthreshold: Number(decimalText(next.threshold)),
      ...moneyFields('nextprice', next.price, format),
    }),
  }
}

/** In the contract `left` is the start of a tier: clients use the last tier with quantity >= left. */
function tierFields({ threshold, thresholdEnd, price }: TierView, format: CurrencyFormat) {
  const from = Number(decimalText(threshold))
  return {
    threshold: from,
    ...(thresholdEnd !== null && { threshold_end: Number(decimalText(thresholdEnd)) }),
    left: from,
    ...moneyFields('price', price, format),
  }
}

const priceRefusals = new Set<RefusalCode>(['phone_price', 'free_sample', 'no_price'])

/** Whether the price allows adding to the basket; for a price in points this depends on the visitor. */
function isBuyable(offer: ProjectorOffer): boolean {
  return !findSaleRefusals(offer).some(({ code }) => priceRefusals.has(code))
}
