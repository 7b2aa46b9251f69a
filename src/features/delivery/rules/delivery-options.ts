import type { CostBand, DeliveryArea, DeliveryTariff, GoodsList } from './delivery-tariff.ts'

/** A parcel: value of the goods in minor units, weight in grams, and its contents. */
export interface ParcelContents {
  goodsGross: number
  weight: number
  /** A promotion pays for the delivery, by any courier to any address. */
  isPaidFor?: boolean
  goods: GoodsList
}

/** The cost of an option at an address: gross, minor units. */
interface OptionPrice {
  gross: number
  /** From which value of goods it is free: minor units; null when it never is. */
  freeFrom: number | null
  /** It would not be free without the promotion. */
  paidFor?: true
}

/** Postcodes where an option costs a different amount, or is not available. */
export interface OptionArea extends OptionPrice, Pick<DeliveryArea, 'postcodeFrom' | 'postcodeTo' | 'served'> {}

/** A tariff that accepts these goods, with its cost. */
export interface DeliveryOption
  extends OptionPrice,
    Omit<DeliveryTariff, 'cost' | 'bands' | 'areas' | 'freeFrom' | 'refuses' | 'needs' | 'ownAmounts'> {
  /** Whether the goods reach its minimum value. */
  minimumReached: boolean
  /** Areas of the country with a different cost. */
  areas: OptionArea[]
}

/** The tariffs that accept this parcel, in the shop's order, with costs. */
export function availableOptions(tariffs: DeliveryTariff[], parcel: ParcelContents): DeliveryOption[] {
  return possibleOptions(tariffs, parcel).filter(({ minimumReached }) => minimumReached)
}

/** The same, including those with a minimum value that is not reached yet (`minimumReached`). */
export function possibleOptions(tariffs: DeliveryTariff[], parcel: ParcelContents): DeliveryOption[] {
  return tariffs.filter((tariff) => takes(tariff, parcel)).map((tariff) => price(tariff, parcel))
}

/** A tariff with the cost of a parcel of this weight and value, the lightest by default, whatever is in it: for a list of prices. */
export function listedOption(tariff: DeliveryTariff, { weightFrom = 0, valueFrom = 0 } = {}): DeliveryOption {
  const parcel = { goodsGross: valueFrom, weight: weightFrom, goods: { products: [], categories: [] } }
  return { ...price(tariff, parcel), minimumReached: true }
}

function takes({ maximumWeight, refuses, needs }: DeliveryTariff, { weight, goods }: ParcelContents): boolean {
  if (weight > (maximumWeight ?? weight) || sharesAny(refuses, goods)) return false
  const needsNothing = needs.products.length === 0 && needs.categories.length === 0
  return needsNothing || sharesAny(needs, goods)
}

function sharesAny(some: GoodsList, others: GoodsList): boolean {
  return (
    some.products.some((id) => others.products.includes(id)) ||
    some.categories.some((id) => others.categories.includes(id))
  )
}

function price(
  { cost, bands, areas, freeFrom, refuses, needs, ownAmounts, ...tariff }: DeliveryTariff,
  parcel: ParcelContents,
) {
  const priceWith = (surcharge: number, freeFrom: number | null): OptionPrice => {
    const ownCostAt = (value: number) =>
      freeFrom !== null && value >= freeFrom ? 0 : costInBand(cost, bands, parcel.weight, value) + surcharge
    const costAt = (value: number) => (parcel.isPaidFor ? 0 : ownCostAt(value))
    return {
      ...(parcel.isPaidFor && ownCostAt(parcel.goodsGross) > 0 && { paidFor: true as const }),
      gross: costAt(parcel.goodsGross),
      freeFrom: firstFree(costAt, [freeFrom, ...bands.map(({ valueFrom }) => valueFrom)], parcel.goodsGross),
    }
  }
  return {
    ...tariff,
    ...priceWith(0, freeFrom),
    minimumReached: parcel.goodsGross >= tariff.minimumValue,
    areas: areas.map(({ postcodeFrom, postcodeTo, served, surcharge, freeFrom }) => ({
      postcodeFrom,
      postcodeTo,
      served,
      ...priceWith(surcharge, freeFrom),
    })),
  }
}

/** Of the bands that weight and value reach, the greatest weight decides, then the greatest value. */
function costInBand(cost: number, bands: CostBand[], weight: number, value: number): number {
  const reached = bands.filter(({ weightFrom, valueFrom }) => weight >= weightFrom && value >= valueFrom)
  const last = reached.reduce<CostBand | null>(
    (last, band) =>
      last === null ||
      band.weightFrom > last.weightFrom ||
      (band.weightFrom === last.weightFrom && band.valueFrom > last.valueFrom)
        ? band
        : last,
    null,
  )
  return last?.cost ?? cost
}

/** The value at which the cost became or will become zero, among those at which it may change. */
function firstFree(costAt: (value: number) => number, changes: (number | null)[], value: number): number | null {
  const free = changes.filter((change) => change !== null).filter((change) => costAt(change) === 0)
  const [passed, ahead] = [free.filter((change) => change <= value), free.filter((change) => change > value)]
  if (costAt(value) === 0) return Math.max(0, ...passed)
  return ahead.length > 0 ? Math.min(...ahead) : null
}

/**
 * The options with their costs at a postcode, in any format; without a postcode, or with an incomplete one, the costs in most of the country.
 * Options of several countries must be passed separately: areas belong to one `country`.
 */
export function optionsForPostcode(options: DeliveryOption[], postcode: string | null): DeliveryOption[] {
  return options.flatMap((option) => {
    const area = areaOf(option.areas, postcode)
    if (!area) return [option]
    const { paidFor: _, ...elsewhere } = option
    const { gross, freeFrom, paidFor } = area
    return area.served ? [{ ...elsewhere, gross, freeFrom, ...(paidFor && { paidFor }) }] : []
  })
}

/** The narrowest area that a postcode, in any format, lies in; undefined: it costs as much as in most of the country. */
export function areaOf<Area extends Pick<DeliveryArea, 'postcodeFrom' | 'postcodeTo'>>(
  areas: Area[],
  postcode: string | null,
): Area | undefined {
  const normalized = (postcode ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '')
  return normalized === '' ? undefined : areas.find((area) => holds(area, normalized))
}

function holds(
  { postcodeFrom, postcodeTo }: Pick<DeliveryArea, 'postcodeFrom' | 'postcodeTo'>,
  postcode: string,
): boolean {
  const beginning = postcode.slice(0, postcodeFrom.length)
  return beginning.length === postcodeFrom.length && beginning >= postcodeFrom && beginning <= postcodeTo
}

/** The option with the lowest cost: 'Koszt od' (A8.6). Null when there is none. */
export function cheapestDelivery(options: DeliveryOption[]): DeliveryOption | null {
  return options.reduce<DeliveryOption | null>(
    (least, option) => (least === null || option.gross < least.gross ? option : least),
    null,
  )
}

/** What free delivery depends on. */
export interface FreeDeliveryCondition {
  /** The couriers that are free, or those that will be first. */
  couriers: string[]
  /** From which value of goods they are, in minor units. */
  from: number
  /** Only where they are paid in advance. */
  isPrepaid: boolean
}

/**
 * On what it depends that delivery is free now, or will be when more is bought; null when it never will be, or is whatever is chosen. Paying in
 * advance counts, and paying on delivery only where nothing else is offered.
 */
export function freeDeliveryCondition(options: DeliveryOption[]): FreeDeliveryCondition | null {
  const prepaid = options.filter((option) => option.prepaid === 'prepaid')
  const counted = prepaid.length > 0 ? prepaid : options
  const free = counted.filter(({ gross }) => gross === 0)
  const nearest = free.length > 0 ? free : nextFree(counted)
  if (nearest.length === 0 || options.every(({ gross }) => gross === 0)) return null
  const couriers = [...new Set(nearest.map(({ courier }) => courier))]
  const from = nearest[0]?.freeFrom ?? 0
  const isFreeToo = ({ gross, freeFrom }: DeliveryOption) =>
    free.length > 0 ? gross === 0 : freeFrom !== null && freeFrom <= from
  const isPrepaid = options.some((option) => couriers.includes(option.courier) && !isFreeToo(option))
  return { couriers, from, isPrepaid }
}

/** The options that are free from the lowest value of goods. */
function nextFree(options: DeliveryOption[]): DeliveryOption[] {
  const limits = options.flatMap(({ freeFrom }) => freeFrom ?? [])
  return options.filter(({ freeFrom }) => freeFrom !== null && freeFrom === Math.min(...limits))
}

/** How much more must be bought until some delivery is free (A4.26): 0 when one is, null when none ever will be. */
export function amountToFreeDelivery(options: DeliveryOption[], goodsGross: number): number | null {
  if (options.some((option) => option.gross === 0)) return 0
  const [first] = nextFree(options)
  return first?.freeFrom == null ? null : first.freeFrom - goodsGross
}
