import { type Currency, convertFromBase, isBaseCurrency } from '#shared/money.ts'

export type Prepaid = 'prepaid' | 'dvp'

/** The delivery cost from this weight (grams) and this value of goods (minor units) on. */
export interface CostBand {
  weightFrom: number
  valueFrom: number
  cost: number
}

/** A range of postcodes, letters and digits only, whole or prefixes: '72500' to '72510', or '35' to '38'. */
export interface DeliveryArea {
  postcodeFrom: string
  postcodeTo: string
  /** Whether the courier delivers there. */
  served: boolean
  /** In addition to the cost elsewhere in the country, minor units. */
  surcharge: number
  /** Free from this value of goods there, minor units; null: never. */
  freeFrom: number | null
}

/** Goods by product, or by category with all its descendants. */
export interface GoodsList {
  products: number[]
  categories: number[]
}

/** The cost in a currency other than PLN, set by the merchant: gross, in minor units of that currency. */
interface OwnAmounts {
  cost: number
  freeFrom?: number
  minimumValue?: number
  bands?: (Partial<CostBand> & Pick<CostBand, 'cost'>)[]
}

/** A tariff of a courier with the merchant's prices. Amounts are gross, in minor units: of PLN, until `tariffsInCurrency`. */
export interface DeliveryTariff {
  id: number
  courierId: number
  courier: string
  icon: string
  pickupPoint: boolean
  /** Whether the shop knows the courier's points: one of them is chosen; else a code is typed. */
  listsPoints: boolean
  /** The carrier's page where the code of a point is found; '': there is none. */
  pointsUrl: string
  /** The destination country, two letters. */
  country: string
  /** dvp: the goods are paid to the courier. */
  prepaid: Prepaid
  /** Unless a band applies. */
  cost: number
  bands: CostBand[]
  /** The narrowest first. */
  areas: DeliveryArea[]
  freeFrom: number | null
  minimumValue: number
  /** By currency code: 'EUR'. */
  ownAmounts: Record<string, OwnAmounts>
  /** Grams. */
  maximumWeight: number | null
  /** A parcel with any of these is not accepted. */
  refuses: GoodsList
  /** Only a parcel with at least one of these is accepted; empty: any parcel. */
  needs: GoodsList
  vatPercent: string
  /** Working days on the way. */
  daysFrom: number
  daysTo: number
  comment: string
}

/** Converted amounts are rounded up to a tenth, to avoid prices like 3,27 €. */
const roundedTo = 10

/**
 * The tariffs in another currency: with the merchant's own amounts, otherwise converted and rounded up to a tenth. With an own cost, a threshold or a
 * band that is left out does not exist. Cash on delivery is only possible in PLN.
 */
export function tariffsInCurrency(currency: Currency, tariffs: DeliveryTariff[]): DeliveryTariff[] {
  if (isBaseCurrency(currency)) return tariffs
  const money = (amount: number) => Math.ceil(convertFromBase(amount, currency) / roundedTo) * roundedTo
  const threshold = (amount: number | null) => (amount === null ? null : money(amount))
  return tariffs
    .filter(({ prepaid }) => prepaid === 'prepaid')
    .map((tariff) => ({
      ...tariff,
      cost: money(tariff.cost),
      bands: tariff.bands.map((band) => ({ ...band, valueFrom: money(band.valueFrom), cost: money(band.cost) })),
      areas: tariff.areas.map((area) => ({
        ...area,
        surcharge: money(area.surcharge),
        freeFrom: threshold(area.freeFrom),
      })),
      freeFrom: threshold(tariff.freeFrom),
      minimumValue: money(tariff.minimumValue),
      ...ownTariff(tariff.ownAmounts[currency.format.code]),
    }))
}

function ownTariff(amounts: OwnAmounts | undefined): Partial<DeliveryTariff> {
  if (!amounts) return {}
  const { cost, freeFrom = null, minimumValue = 0, bands = [] } = amounts
  return { cost, freeFrom, minimumValue, bands: bands.map((band) => ({ weightFrom: 0, valueFrom: 0, ...band })) }
}

/** A courier with its tariffs, as a merchant enters them; amounts are gross minor units of PLN, weights grams. */
export interface CourierInput {
  name: string
  icon?: string
  pickupPoint?: boolean
  /** The courier's page of a parcel, with {number} in it. */
  trackingUrl?: string
  /** The carrier's page where the codes of lockers and points are found. */
  pointsUrl?: string
  /** Accepts no parcel with any of these; left out: accepts all. */
  refuses?: GoodsInput
  /** Accepts only parcels with at least one of these; left out: accepts all. */
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
  /** The same in other currencies, in their minor units: `EUR`. Left out: converted. */
  currencies?: Record<string, OwnAmounts>
  maximumWeight?: number
  /** Working days on the way. */
  daysFrom?: number
  daysTo?: number
  comment?: string
}
