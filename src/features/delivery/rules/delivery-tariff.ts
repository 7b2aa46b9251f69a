import { type Currency, convert, isBase } from '#shared/currency.ts'

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

/** What the merchant priced in PLN, in another currency by its rate. Couriers collect nothing but PLN. */
export function tariffsIn(currency: Currency, tariffs: DeliveryTariff[]): DeliveryTariff[] {
  if (isBase(currency)) return tariffs
  const money = (amount: number) => convert(amount, currency)
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
    }))
}
