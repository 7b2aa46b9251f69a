import { formatDecimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { costTexts, deliveryOptionTexts } from '../texts.ts'
import { type CostFormat, type DeliveryOptionText, describeDeliveryOptions } from './delivery-cost.ts'
import { type DeliveryOption, listedOption } from './delivery-options.ts'
import type { CostBand, DeliveryTariff, Prepaid } from './delivery-tariff.ts'

/** A courier in the list of prices. */
export interface DeliveryPriceText
  extends Pick<DeliveryOptionText, 'id' | 'courier' | 'icon' | 'days' | 'comment' | 'minimum'> {
  /** How it can be paid for: the columns of `rows`. */
  payments: Prepaid[]
  /** 'Cena', 'Od 10 kg', 'Gratis od': an amount for each way to pay; null where there is no such limit. */
  rows: { name: string; amounts: (string | null)[] }[]
  /** The heaviest parcel, in words; null: any. */
  heaviest: string | null
  /** At some postcodes it costs something else, or does not come. */
  variesByPostcode: boolean
}

/** The list of prices to one country, in the shop's order: each courier once, with the cost of a light parcel and what changes it. */
export function describeDeliveryPrices(tariffs: DeliveryTariff[], format: CostFormat): DeliveryPriceText[] {
  const couriers = Map.groupBy(tariffs, ({ courierId }) => courierId)
  return [...couriers.values()].map((own) =>
    describeCourier(
      own.toSorted((one, other) => Number(one.prepaid === 'dvp') - Number(other.prepaid === 'dvp')),
      format,
    ),
  )
}

/** `tariffs`: those of one courier, at most one for each way to pay. */
function describeCourier(tariffs: DeliveryTariff[], format: CostFormat): DeliveryPriceText {
  const { textOverrides, money } = format
  const light = tariffs.map((tariff) => listedOption(tariff))
  const [main] = describeDeliveryOptions(light.slice(0, 1), format) as [DeliveryOptionText]
  const limits = light.map(({ gross, freeFrom }) => (gross > 0 && freeFrom !== null ? money(freeFrom) : null))
  const weights = tariffs.map(({ maximumWeight }) => maximumWeight ?? 0)
  const heaviest = weights.includes(0) ? 0 : Math.max(...weights)
  return {
    ...{ id: main.id, courier: main.courier, icon: main.icon, days: main.days, comment: main.comment },
    minimum: main.minimum,
    payments: tariffs.map(({ prepaid }) => prepaid),
    rows: [
      { name: translate(costTexts.price, {}, textOverrides), amounts: light.map((option) => amount(option, format)) },
      ...dearerBands(tariffs).map((band) => ({
        name: bandText(band, format),
        amounts: tariffs.map((tariff) => amount(listedOption(tariff, band), format)),
      })),
      ...(limits.some((limit) => limit !== null)
        ? [{ name: translate(costTexts.freeLimit, {}, textOverrides), amounts: limits }]
        : []),
    ],
    heaviest: heaviest > 0 ? translate(costTexts.upTo, { weight: kilograms(heaviest) }, textOverrides) : null,
    variesByPostcode: tariffs.some(({ areas }) => areas.length > 0),
  }
}

function amount({ gross, vatPercent }: DeliveryOption, { textOverrides, price }: CostFormat): string {
  return gross === 0 ? translate(deliveryOptionTexts.free, {}, textOverrides) : price(gross, vatPercent)
}

/** Where weight or value changes the cost, each limit once, the lightest first. What is free is said elsewhere. */
function dearerBands(tariffs: DeliveryTariff[]): CostBand[] {
  const bands = tariffs.flatMap(({ bands }) => bands.filter(({ cost }) => cost > 0))
  const byLimit = new Map(bands.map((band) => [`${band.weightFrom} ${band.valueFrom}`, band]))
  return [...byLimit.values()].toSorted(
    (one, other) => one.weightFrom - other.weightFrom || one.valueFrom - other.valueFrom,
  )
}

function bandText({ weightFrom, valueFrom }: CostBand, { textOverrides, money }: CostFormat): string {
  const text = [
    weightFrom > 0 && translate(costTexts.fromWeight, { weight: kilograms(weightFrom) }, textOverrides),
    valueFrom > 0 && translate(costTexts.fromValue, { amount: money(valueFrom) }, textOverrides),
  ]
    .filter(Boolean)
    .join(' ')
  return text.charAt(0).toLocaleUpperCase('pl') + text.slice(1)
}

function kilograms(grams: number): string {
  return formatDecimal(BigInt(grams) * 1_000n)
}
