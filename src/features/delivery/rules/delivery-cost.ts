import { type TextOverrides, translate } from '#shared/text.ts'
import { costTexts, deliveryOptionTexts } from '../texts.ts'
import { amountToFreeDelivery, cheapestDelivery, type DeliveryOption } from './delivery-options.ts'

/** How the shop formats costs. */
export interface CostFormat {
  textOverrides: TextOverrides
  /** Formats an amount of minor units, unchanged. */
  money: (amount: number) => string
  /** A gross amount as the shop shows prices: with VAT, or without. */
  price: (gross: number, vatPercent: string) => string
}

/** The texts about the delivery cost on a product page. */
export interface DeliveryCostText {
  /** 'Koszt od 13,90 zł' (A8.6), 'Dostawa gratis!' (A8.5), or that there is no standard cost (A8.12). */
  cost: string
  /** By which courier, and from which value of goods, delivery is free. */
  note: string | null
  /** When it arrives at the latest by the way that costs this; null when unknown. */
  arrives: string | null
}

/**
 * The texts about the lowest delivery cost of goods with this value (minor units), from all options; with the arrival text by the `daysTo`
 * of an option.
 */
export function deliveryCostText(
  options: DeliveryOption[],
  goodsGross: number,
  { textOverrides, money, price }: CostFormat,
  isDefaultPlace: boolean,
  arrive = new Map<number, string>(),
): DeliveryCostText {
  const { cheapest, freeFrom } = estimateDeliveryCost(options, goodsGross)
  if (!cheapest)
    return { cost: unavailableText(options, isDefaultPlace, { textOverrides, money }), note: null, arrives: null }
  const arrives = arrive.get(cheapest.daysTo) ?? null
  if (cheapest.gross === 0) return { cost: translate(costTexts.free, {}, textOverrides), note: null, arrives }
  return {
    arrives,
    cost: `${translate(costTexts.from, {}, textOverrides)} ${price(cheapest.gross, cheapest.vatPercent)}`,
    note:
      freeFrom === null
        ? null
        : translate(
            costTexts.freeFrom,
            { courier: courierFreeFrom(options, freeFrom), amount: money(freeFrom) },
            textOverrides,
          ),
  }
}

function courierFreeFrom(options: DeliveryOption[], value: number): string {
  return options.find(({ minimumReached, freeFrom }) => minimumReached && freeFrom === value)?.courier ?? ''
}

function unavailableText(
  options: DeliveryOption[],
  isDefaultPlace: boolean,
  { textOverrides, money }: Pick<CostFormat, 'textOverrides' | 'money'>,
): string {
  if (options.length === 0)
    return translate(isDefaultPlace ? costTexts.notDefined : costTexts.notServed, {}, textOverrides)
  return translate(
    costTexts.fromWorth,
    { amount: money(Math.min(...options.map(({ minimumValue }) => minimumValue))) },
    textOverrides,
  )
}

/** The texts of one courier with one payment method (B2.50). */
export interface DeliveryOptionText {
  id: number
  courier: string
  /** URL of a picture, or the name of a built-in icon; '': none. */
  icon: string
  payment: string
  cost: string
  free: boolean
  days: string
  /** When it arrives at the latest; null when unknown. */
  arrives: string | null
  comment: string
  /** From which value of goods it is offered; null: from any. */
  minimum: string | null
  /** Whether the goods reach that value. */
  minimumReached: boolean
  /** From which value of goods it is free; null: it already is, or never will be. */
  freeFrom: string | null
}

interface DescribeOptions {
  /** As in a basket; otherwise the cheapest comes first. */
  dearestFirst?: boolean
  /** The arrival text, by the `daysTo` of an option. */
  arrive?: Map<number, string>
}

/** The texts of all options, available ones first, sorted by cost. */
export function describeDeliveryOptions(
  options: DeliveryOption[],
  { textOverrides, money, price }: CostFormat,
  { dearestFirst = false, arrive = new Map() }: DescribeOptions = {},
): DeliveryOptionText[] {
  const dearer = (a: DeliveryOption, b: DeliveryOption) => (dearestFirst ? b.gross - a.gross : a.gross - b.gross)
  const sorted = options.toSorted((a, b) => Number(b.minimumReached) - Number(a.minimumReached) || dearer(a, b))
  return sorted.map((option) => ({
    id: option.id,
    courier: option.courier,
    icon: option.icon,
    payment: translate(
      option.prepaid === 'dvp' ? deliveryOptionTexts.dvp : deliveryOptionTexts.prepaid,
      {},
      textOverrides,
    ),
    cost:
      option.gross === 0
        ? translate(deliveryOptionTexts.free, {}, textOverrides)
        : price(option.gross, option.vatPercent),
    free: option.gross === 0,
    days: daysText(option, textOverrides),
    arrives: arrive.get(option.daysTo) ?? null,
    comment: option.comment,
    minimum:
      option.minimumValue > 0
        ? translate(deliveryOptionTexts.minimum, { amount: money(option.minimumValue) }, textOverrides)
        : null,
    minimumReached: option.minimumReached,
    freeFrom:
      option.gross > 0 && option.freeFrom !== null
        ? translate(deliveryOptionTexts.from, { amount: money(option.freeFrom) }, textOverrides)
        : null,
  }))
}

function daysText({ daysFrom, daysTo }: DeliveryOption, textOverrides: CostFormat['textOverrides']): string {
  if (daysTo === 0) return translate(deliveryOptionTexts.sameDay, {}, textOverrides)
  if (daysFrom === daysTo) return translate(deliveryOptionTexts.days, { count: daysTo }, textOverrides)
  return translate(deliveryOptionTexts.between, { from: daysFrom, to: daysTo }, textOverrides)
}

/** The lowest cost of a delivery. */
export interface DeliveryCostEstimate {
  /** Null when no courier delivers: there is no standard cost (A8.12). */
  cheapest: DeliveryOption | null
  /** From which value of goods it will be free, gross minor units; null when it already is, or never will be. */
  freeFrom: number | null
}

/** The lowest cost among the options whose minimum value the goods reach (gross minor units). */
export function estimateDeliveryCost(options: DeliveryOption[], goodsGross: number): DeliveryCostEstimate {
  const offered = options.filter(({ minimumReached }) => minimumReached)
  const missing = amountToFreeDelivery(offered, goodsGross)
  return { cheapest: cheapestDelivery(offered), freeFrom: missing ? goodsGross + missing : null }
}
