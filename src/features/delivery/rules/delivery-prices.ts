import { formatDecimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { costTexts } from '../texts.ts'
import { type CostFormat, type DeliveryOptionText, describeDeliveryOptions } from './delivery-cost.ts'
import { listedOption } from './delivery-options.ts'
import type { CostBand, DeliveryTariff } from './delivery-tariff.ts'

/** A courier in the list of prices. */
export interface DeliveryPriceText extends DeliveryOptionText {
  /** What paying on delivery, weight and value change, a sentence each. */
  details: string[]
  /** At some postcodes it costs something else, or does not come. */
  variesByPostcode: boolean
}

/** The list of prices to one country, in the shop's order: each courier once, with the cost of a light parcel and what changes it. */
export function describeDeliveryPrices(tariffs: DeliveryTariff[], format: CostFormat): DeliveryPriceText[] {
  const couriers = Map.groupBy(tariffs, ({ courierId }) => courierId)
  return [...couriers.values()].flatMap((own) => {
    const dvp = own.find(({ prepaid }) => prepaid === 'dvp')
    const main = own.find(({ prepaid }) => prepaid === 'prepaid') ?? dvp
    return main ? [describeCourier(main, main === dvp ? undefined : dvp, format)] : []
  })
}

function describeCourier(main: DeliveryTariff, dvp: DeliveryTariff | undefined, format: CostFormat): DeliveryPriceText {
  const text = describe(main, format)
  const { textOverrides } = format
  return {
    ...text,
    payment: dvp ? translate(costTexts.bothPayments, {}, textOverrides) : text.payment,
    details: [dvp && onDelivery(describe(dvp, format), format), parcelText(main, format)].filter(
      (detail) => typeof detail === 'string',
    ),
    variesByPostcode: main.areas.length > 0,
  }
}

function describe(tariff: DeliveryTariff, format: CostFormat): DeliveryOptionText {
  return describeDeliveryOptions([listedOption(tariff)], format)[0] as DeliveryOptionText
}

function onDelivery({ cost, freeFrom }: DeliveryOptionText, { textOverrides }: CostFormat): string {
  const text = translate(costTexts.onDelivery, { cost }, textOverrides)
  return freeFrom ? `${text}. ${freeFrom}` : text
}

/** 'Paczki do 30 kg; od 10 kg 21,90 zł'; null where neither weight nor value changes anything. What is free is said elsewhere. */
function parcelText({ maximumWeight, bands, vatPercent }: DeliveryTariff, format: CostFormat): string | null {
  const { textOverrides, price } = format
  const dearer = bands
    .filter(({ cost }) => cost > 0)
    .toSorted((one, other) => one.weightFrom - other.weightFrom || one.valueFrom - other.valueFrom)
    .map((band) => `${bandText(band, format)} ${price(band.cost, vatPercent)}`)
  const limit = maximumWeight && translate(costTexts.upTo, { weight: kilograms(maximumWeight) }, textOverrides)
  const text = [limit, ...dearer].filter(Boolean).join(', ')
  return text ? text.charAt(0).toLocaleUpperCase('pl') + text.slice(1) : null
}

function bandText({ weightFrom, valueFrom }: CostBand, { textOverrides, money }: CostFormat): string {
  return [
    weightFrom > 0 && translate(costTexts.fromWeight, { weight: kilograms(weightFrom) }, textOverrides),
    valueFrom > 0 && translate(costTexts.fromValue, { amount: money(valueFrom) }, textOverrides),
  ]
    .filter(Boolean)
    .join(' ')
}

function kilograms(grams: number): string {
  return formatDecimal(BigInt(grams) * 1_000n)
}
