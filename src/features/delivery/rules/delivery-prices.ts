import { formatDecimal } from '#shared/decimal.ts'
import { translate } from '#shared/text.ts'
import { costTexts, deliveryOptionTexts } from '../texts.ts'
import { type CostFormat, type DeliveryOptionText, describeDeliveryOptions } from './delivery-cost.ts'
import { cheapestDelivery, type DeliveryOption, freeDeliveryCondition, listedOption } from './delivery-options.ts'
import type { CostBand, DeliveryTariff, Prepaid } from './delivery-tariff.ts'
import { freeCourierWords } from './free-courier-words.ts'

/** A courier in the list of prices. */
export interface DeliveryPriceText
  extends Pick<DeliveryOptionText, 'id' | 'courier' | 'icon' | 'days' | 'comment' | 'minimum'> {
  /** How it can be paid for: the columns of `rows`. */
  payments: Prepaid[]
  /** 'Cena', 'Od 10 kg': an amount for each way to pay. */
  rows: { name: string; amounts: string[] }[]
  /** From which value of goods it is free, as a sentence; null: never. */
  free: string | null
  /** The heaviest parcel, in words; null: any. */
  heaviest: string | null
  /** At some postcodes it costs something else, or does not come. */
  variesByPostcode: boolean
}

/** The list of prices to one country, the cheapest courier first: each once, with the cost of a light parcel and what changes it. */
export function describeDeliveryPrices(tariffs: DeliveryTariff[], format: CostFormat): DeliveryPriceText[] {
  const couriers = Map.groupBy(tariffs, ({ courierId }) => courierId)
  return [...couriers.values()]
    .toSorted((one, other) => leastCost(one) - leastCost(other))
    .map((own) =>
      describeCourier(
        own.toSorted((one, other) => Number(one.prepaid === 'dvp') - Number(other.prepaid === 'dvp')),
        format,
      ),
    )
}

/** Gross, of a light parcel. */
function leastCost(tariffs: DeliveryTariff[]): number {
  return Math.min(...tariffs.map((tariff) => listedOption(tariff).gross))
}

/** The list of prices in three facts: the least cost, from which value of goods some courier is free, and how long the cheapest takes. */
export interface DeliveryGlance {
  price: string
  /** Null: never, or always. `by` says which couriers this holds for, and how they are paid. */
  free: { from: string; by: string } | null
  days: string
}

/** Of the couriers that take any goods and come everywhere; null where there is none. */
export function glanceAtDelivery(tariffs: DeliveryTariff[], format: CostFormat): DeliveryGlance | null {
  const common = tariffs.filter(
    ({ needs, areas }) => needs.products.length + needs.categories.length === 0 && areas.every(({ served }) => served),
  )
  const options = common.map((tariff) => listedOption(tariff))
  const cheapest = cheapestDelivery(options)
  if (!cheapest) return null
  const free = freeDeliveryCondition(options)
  const [{ days } = { days: '' }] = describeDeliveryOptions([cheapest], format)
  return {
    price: amount(cheapest, format),
    free:
      free && free.from > 0
        ? { from: format.money(free.from), by: freeCourierWords(free, format.textOverrides) }
        : null,
    days,
  }
}

/** `tariffs`: those of one courier, at most one for each way to pay. */
function describeCourier(tariffs: DeliveryTariff[], format: CostFormat): DeliveryPriceText {
  const { textOverrides } = format
  const light = tariffs.map((tariff) => listedOption(tariff))
  const [main] = describeDeliveryOptions(light.slice(0, 1), format) as [DeliveryOptionText]
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
    ],
    free: freeText(light, format),
    heaviest: heaviest > 0 ? translate(costTexts.upTo, { weight: kilograms(heaviest) }, textOverrides) : null,
    variesByPostcode: tariffs.some(({ areas }) => areas.length > 0),
  }
}

/** Each way to pay has its own limit, or all have one. */
function freeText(options: DeliveryOption[], { textOverrides, money }: CostFormat): string | null {
  const limits = options.flatMap(({ gross, freeFrom, prepaid }) =>
    gross > 0 && freeFrom !== null ? [{ prepaid, amount: money(freeFrom) }] : [],
  )
  const [first] = limits
  if (!first) return null
  const isSame = limits.length === options.length && limits.every(({ amount }) => amount === first.amount)
  const amounts = limits.map(({ prepaid, amount }) => {
    const payment = translate(prepaid === 'dvp' ? costTexts.onDelivery : costTexts.prepaid, {}, textOverrides)
    return translate(costTexts.limitOf, { amount, payment: payment.toLocaleLowerCase('pl') }, textOverrides)
  })
  const either = new Intl.ListFormat('pl', { type: 'disjunction' }).format(amounts)
  return translate(costTexts.freeLimit, { amount: isSame ? first.amount : either }, textOverrides)
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
