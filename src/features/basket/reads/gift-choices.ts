import type { Shop } from '#shop'
import { type Goods, goodsValue } from '../rules/basket.ts'
import { extraName } from '../rules/extras.ts'
import { giftsAt, missingToGift, whyNoGift } from '../rules/gifts.ts'
import type { SizeOffer } from '../rules/offer.ts'
import { giftRules } from './gift-rules.ts'
import { ownOffersOfProducts } from './own-offers.ts'

export interface GiftChoices {
  /** What may be chosen now, each size by itself. */
  choices: ExtraChoice[]
  /** Gross minor units of goods that are missing to the next gift; null when there is none beyond. */
  missing: number | null
}

/** Something that may be chosen beside the goods. */
export interface ExtraChoice {
  productId: number
  sizeId: number
  sizeType: string
  /** With its size, where it has several. */
  name: string
  picture: SizeOffer['picture']
}

/** The gifts that go with these goods. */
export async function giftChoices(shop: Shop, goods: Goods): Promise<GiftChoices> {
  if (goods.lines.length === 0) return { choices: [], missing: null }
  const value = goodsValue(goods)
  const gifts = { rules: await giftRules(shop), promoted: goods.promoted.giftProductIds }
  const offers = await ownOffersOfProducts(shop, giftsAt(value, gifts.rules, gifts.promoted))
  const given = [...offers.values()].filter((offer) => whyNoGift(offer, value, gifts, goods.lines) === null)
  return { choices: given.map(toChoice), missing: missingToGift(value, gifts.rules) }
}

export function toChoice({ product, size, picture }: SizeOffer): ExtraChoice {
  return { productId: product.id, sizeId: size.id, sizeType: size.type, name: extraName({ product, size }), picture }
}
