import type { CostBand, DeliveryArea, OwnAmounts, Prepaid } from './delivery-tariff.ts'

/** A courier with what it costs, as a merchant states it; amounts are gross minor units of PLN, weights grams. */
export interface CourierInput {
  name: string
  icon?: string
  pickupPoint?: boolean
  /** Takes no parcel with any of these; left out: takes all. */
  refuses?: GoodsInput
  /** Takes only parcels with one of these at least; left out: takes all. */
  needs?: GoodsInput
  options: DeliveryOptionInput[]
}

/** Products by their ids, categories by their slugs. */
export interface GoodsInput {
  products?: number[]
  categories?: string[]
}

/** A tariff; what the merchant leaves out has a default. */
export interface DeliveryOptionInput {
  country?: string
  /** 'dvp': paid to the courier. */
  prepaid: Prepaid
  cost: number
  bands?: (Partial<CostBand> & Pick<CostBand, 'cost'>)[]
  areas?: (Partial<DeliveryArea> & Pick<DeliveryArea, 'postcodeFrom' | 'postcodeTo'>)[]
  /** Free from this value of goods. */
  freeFrom?: number
  minimumValue?: number
  /** The same in other currencies, minor units of theirs: `EUR`. Left out: by the rate. */
  currencies?: Record<string, OwnAmounts>
  maximumWeight?: number
  /** Working days on the way. */
  daysFrom?: number
  daysTo?: number
  comment?: string
}
