import { orderDestination } from '#features/checkout/rules/order-form.ts'
import { getOrderFields } from '#features/checkout/views/order-fields.ts'
import type { Arrival } from '#features/delivery/rules/arrival.ts'
import type { DeliveryOption } from '#features/delivery/rules/delivery-options.ts'
import { getDestination } from '#features/delivery/rules/destination.ts'
import { latestDespatch, type ShippingTime } from '#features/delivery/rules/shipping-time.ts'
import { getArrivals, getDeliveryOptions } from '#features/delivery/views/delivery-options.ts'
import { orderShippingTime } from '#features/delivery/views/shipping-promises.ts'
import type { CurrencyFormat } from '#shared/money.ts'
import type { Destination } from '#shared/postal-address.ts'
import { countryByRegion } from '#shared/regions.ts'
import type { PublicShop, Shop } from '#shop'
import { checkLength } from '../arguments.ts'
import type { GraphqlContext } from '../context.ts'
import type {
  Resolvers,
  ShippingInput,
  ShippingTime as ShippingTimeAnswer,
  ShippingWay,
  shipping,
  TimeAhead,
} from '../generated/resolver-types.ts'
import { moneyAnswer } from '../money.ts'
import { getBasketGoods, getProductGoods, type ShippableGoods } from '../shippable-goods.ts'

const maxProducts = 100
/** Maximum parts of all products together. */
const maxShippingParts = 500

export const shippingResolvers: Resolvers<GraphqlContext> = {
  Query: {
    shipping: (_, { ShippingInput: input }, context) =>
      context.requestCache('shipping', input, () => getShipping(input, context)),
  },
}

/** All delivery methods for these goods or those of the basket. */
async function getShipping(input: ShippingInput, { publicShop, openShop }: GraphqlContext): Promise<shipping | null> {
  const products = checkLength('products', input.products ?? [], maxProducts, publicShop.textOverrides)
  const parts = products.flatMap(({ bundleParts }) => bundleParts ?? [])
  checkLength('bundleParts', parts, maxShippingParts, publicShop.textOverrides)
  const shop = await openShop()
  const goods = input.mode === 'product' ? await getProductGoods(publicShop, products) : await getBasketGoods(shop)
  if (!goods) return null
  const [ways, time] = await Promise.all([
    getShippingOptions(publicShop, goods, readRegion(input.forcedRegion) ?? (await destinationOf(shop, input.mode))),
    orderShippingTime(publicShop, goods.sizes),
  ])
  const offered = input.paymentType ? ways.filter(({ prepaid }) => prepaid === input.paymentType) : ways
  const sorted = input.displaySettings?.sortArgs === 'cost' ? offered.toSorted((a, b) => a.gross - b.gross) : offered
  const there = time && time !== 'unknown' ? await getArrivals(publicShop, time, ways) : new Map()
  return {
    shipping: sorted.map((way) => shippingWayAnswer(way, there.get(way.daysTo) ?? null, publicShop.currency.format)),
    shippingTime: time && shippingTimeAnswer(time),
    shippingTimeLater: null,
    settings: { checked: null, orderDivisionEnabled: false, selectedPickup: null },
    nonStandardizedInfo: { active: false, isAllowed: false, courierId: null },
  }
}

/** Where the order goes, while it is filled in, or what the visitor has chosen elsewhere. */
async function destinationOf(shop: Shop, mode: ShippingInput['mode']): Promise<Destination> {
  if (mode !== 'checkout') return getDestination(shop)
  const { values, savedAddresses } = await getOrderFields(shop)
  return orderDestination(values, savedAddresses)
}

/** A country as two letters or a region id; null for any other input. */
function readRegion(forced: unknown): Destination | null {
  const country = countryByRegion(forced)?.toUpperCase() ?? ''
  return /^[A-Z]{2}$/.test(country) ? { country, postcode: null } : null
}

/** All delivery methods to the destination, including those whose minimum value is not reached. */
async function getShippingOptions(
  shop: PublicShop,
  { needsParcel, productIds, goodsGross, weight }: ShippableGoods,
  destination: Destination,
): Promise<DeliveryOption[]> {
  if (!needsParcel) return []
  const [ways = []] = await getDeliveryOptions(shop, destination, productIds, [{ goodsGross, weight }])
  return ways
}

/** A delivery method in the contract's form (A3.12); `there` is null when the dispatch time is unknown. */
function shippingWayAnswer(option: DeliveryOption, arrival: Arrival | null, format: CurrencyFormat): ShippingWay {
  return {
    courier: {
      id: option.courierId,
      fullId: `${option.courierId}-${option.prepaid === 'dvp' ? 1 : 0}`,
      icon: courierPicture(option.icon),
      name: option.courier,
      pickupPoint: option.pickupPoint,
      ...{ carrierName: option.courier, companyKey: null, companyGroupKey: null },
    },
    prepaid: option.prepaid,
    cost: moneyAnswer(option.gross, format),
    deliveryTime: timeUntilArrival(arrival),
    comment: option.comment,
    minworth: moneyAnswer(option.minimumValue, format),
    minworthReached: option.minimumReached,
    limitFree: option.freeFrom === null ? null : option.freeFrom / 100,
    availability: option.minimumReached,
    workingDays: arrival?.workingDays ?? null,
    ...{ calendar: null, calendarOption: null, courierPickupPoints: [] },
    ...{ pointsSelected: false, pointsEnabled: false, pointsCost: null },
  }
}

const ownPictures = ['armchair', 'bike', 'package', 'truck']

/** Pages draw the built-in courier pictures by name; clients need a URL. */
function courierPicture(icon: string): string {
  return ownPictures.includes(icon) ? `/assets/couriers/${icon}.svg` : icon.startsWith('/') ? icon : ''
}

/** The dispatch time in the contract's form. */
function shippingTimeAnswer(time: ShippingTime | 'unknown'): ShippingTimeAnswer {
  if (time === 'unknown')
    return { shippingTime: timeUntilArrival(null), time: null, unknownTime: true, todayShipmentDeadline: null }
  return {
    shippingTime: timeUntilArrival(time),
    time: latestDespatch(time),
    unknownTime: false,
    todayShipmentDeadline: time.todayShipmentDeadline && `${time.todayShipmentDeadline}:00`,
  }
}

/** The object is always present, because clients read its fields unchecked; unknown values are null. */
function timeUntilArrival(time: Arrival | null): TimeAhead {
  if (!time)
    return {
      time: { days: null, hours: null, minutes: null },
      workingDays: null,
      weekDay: null,
      weekAmount: null,
      today: null,
    }
  const { days, workingDays, weekDay, weekAmount, today } = time
  return { time: { days, hours: 0, minutes: 0 }, workingDays, weekDay, weekAmount, today }
}
