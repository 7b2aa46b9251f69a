import { type Currency, convert, isBase } from '#shared/money.ts'

export type Prepaid = 'prepaid' | 'dvp'

/** What a delivery costs from this weight (grams) and this value of goods (minor units) on. */
export interface CostBand {
  weightFrom: number
  valueFrom: number
  cost: number
}

/** Postcodes from one to another, in capitals and digits alone, whole or their beginning: '72500' to '72510', or '35' to '38'. */
export interface DeliveryArea {
  postcodeFrom: string
  postcodeTo: string
  /** Whether anybody drives there. */
  served: boolean
  /** On top of what it costs elsewhere in the country, minor units. */
  surcharge: number
  /** Free from this value of goods there, minor units; null: never. */
  freeFrom: number | null
}

/** Goods by product, or by a category with all below it. */
export interface GoodsList {
  products: number[]
  categories: number[]
}

/** What a way costs in another currency than PLN, decided by the merchant: gross, in minor units of that currency. */
interface OwnAmounts {
  cost: number
  freeFrom?: number
  minimumValue?: number
  bands?: (Partial<CostBand> & Pick<CostBand, 'cost'>)[]
}

/** One way in which the shop sends parcels, as the merchant priced it. Amounts are gross, in minor units: of PLN, until `tariffsIn`. */
export interface DeliveryTariff {
  id: number
  courierId: number
  courier: string
  icon: string
  pickupPoint: boolean
  /** Where it carries to, as two letters. */
  country: string
  /** dvp: the goods are paid to the courier. */
  prepaid: Prepaid
  /** Where no band says otherwise. */
  cost: number
  bands: CostBand[]
  /** The narrowest first. */
  areas: DeliveryArea[]
  freeFrom: number | null
  minimumValue: number
  /** By code of currency: 'EUR'. */
  ownAmounts: Record<string, OwnAmounts>
  /** Grams. */
  maximumWeight: number | null
  /** A parcel with any of these does not go this way. */
  refuses: GoodsList
  /** Only a parcel with one of these at least goes this way; nothing in it: any parcel. */
  needs: GoodsList
  vatPercent: string
  /** Working days on the way. */
  daysFrom: number
  daysTo: number
  comment: string
}

/** Nobody asks for 3,27 €: what the rate makes of amounts is rounded up to a tenth. */
const roundedTo = 10

/**
 * What the merchant priced in PLN, in another currency: as he has decided for it, else by the rate, rounded up to a tenth. Beside a
 * cost of his own, a threshold or a band that is left out is none. Couriers collect nothing but PLN.
 */
export function tariffsInCurrency(currency: Currency, tariffs: DeliveryTariff[]): DeliveryTariff[] {
  if (isBase(currency)) return tariffs
  const money = (amount: number) => Math.ceil(convert(amount, currency) / roundedTo) * roundedTo
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
