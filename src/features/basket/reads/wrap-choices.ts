import { one } from '#shared/decimal.ts'
import type { Taxed } from '#shared/money.ts'
import type { Shop } from '#shop'
import { whyNotSold, worthOf } from '../rules/offer.ts'
import { wrapsSetting } from '../settings.ts'
import { type ExtraChoice, toChoice } from './gift-choices.ts'
import { ownOffersOfProducts } from './own-offers.ts'

export interface WrapChoice extends ExtraChoice {
  worth: Taxed
}

/** In what the shop wraps, and what that costs. */
export async function wrapChoices(shop: Shop): Promise<WrapChoice[]> {
  const offers = await ownOffersOfProducts(shop, shop.settings.get(wrapsSetting))
  return [...offers.values()]
    .filter((offer) => whyNotSold(offer) === null)
    .map((offer) => ({ ...toChoice(offer), worth: worthOf(offer, one) }))
}
