import { type Currency, convert, isBase } from '#shared/currency.ts'

export type Prepaid = 'prepaid' | 'dvp'

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
  cost: number
  freeFrom: number | null
  minimumValue: number
  /** Grams. */
  maximumWeight: number | null
  vatPercent: string
  /** Working days on the way. */
  daysFrom: number
  daysTo: number
  comment: string
}

/** A tariff as a merchant states it; what he leaves out has a default. Amounts are gross minor units of PLN, weights grams. */
export interface DeliveryOptionInput {
  country?: string
  /** 'dvp': paid to the courier. */
  prepaid: Prepaid
  cost: number
  /** Free from this value of goods. */
  freeFrom?: number
  minimumValue?: number
  maximumWeight?: number
  /** Working days on the way. */
  daysFrom?: number
  daysTo?: number
  comment?: string
}

/** What is sent: value of the goods in minor units, weight in grams. */
export interface Parcel {
  goodsGross: number
  weight: number
}

/** A tariff that this parcel may take, with what it costs here. */
export interface DeliveryOption extends DeliveryTariff {
  /** 0 once the goods reach `freeFrom`. */
  gross: number
}

/** What the merchant priced in PLN, in another currency by its rate. Couriers collect nothing but PLN. */
export function tariffsIn(currency: Currency, tariffs: DeliveryTariff[]): DeliveryTariff[] {
  if (isBase(currency)) return tariffs
  return tariffs
    .filter(({ prepaid }) => prepaid === 'prepaid')
    .map((tariff) => ({
      ...tariff,
      cost: convert(tariff.cost, currency),
      freeFrom: tariff.freeFrom === null ? null : convert(tariff.freeFrom, currency),
      minimumValue: convert(tariff.minimumValue, currency),
    }))
}

export function deliveryCost(tariff: Pick<DeliveryTariff, 'cost' | 'freeFrom'>, goodsGross: number): number {
  return tariff.freeFrom !== null && goodsGross >= tariff.freeFrom ? 0 : tariff.cost
}

/** The tariffs that carry this parcel, in the shop's order, priced. */
export function offerDelivery(tariffs: DeliveryTariff[], { goodsGross, weight }: Parcel): DeliveryOption[] {
  return tariffs
    .filter(({ minimumValue, maximumWeight }) => goodsGross >= minimumValue && weight <= (maximumWeight ?? weight))
    .map((tariff) => ({ ...tariff, gross: deliveryCost(tariff, goodsGross) }))
}

/** The least that delivery costs: 'Koszt od' (A8.6). Null when nothing is offered. */
export function cheapestDelivery(options: DeliveryOption[]): DeliveryOption | null {
  return options.reduce<DeliveryOption | null>(
    (least, option) => (least === null || option.gross < least.gross ? option : least),
    null,
  )
}

/** How much more must be bought until some delivery is free (A4.26): 0 when one is, null when none ever will be. */
export function missingToFree(options: DeliveryOption[], goodsGross: number): number | null {
  if (options.some((option) => option.gross === 0)) return 0
  const thresholds = options.map((option) => option.freeFrom).filter((threshold) => threshold !== null)
  return thresholds.length > 0 ? Math.min(...thresholds) - goodsGross : null
}
