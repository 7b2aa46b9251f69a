import { type TextOverrides, translate } from '#shared/text.ts'
import { deliveryOptionTexts } from '../texts/delivery-options.ts'
import { costTexts } from '../texts/shipping.ts'
import { amountToFreeDelivery, cheapestDelivery, type DeliveryOption } from './delivery-options.ts'

/** How the shop writes what it costs. */
export interface CostFormat {
  words: TextOverrides
  /** An amount of minor units, as it is. */
  money: (amount: number) => string
  /** A gross amount as the shop shows prices: with VAT, or without. */
  price: (gross: number, vatPercent: string) => string
}

/** What the product page says of sending its goods, as people read it. */
export interface DeliveryCostText {
  /** 'Koszt od 13,90 zł' (A8.6), 'Dostawa gratis!' (A8.5), or that there is no standard cost (A8.12). */
  cost: string
  /** From which value of goods it is free, or possible at all. */
  note: string | null
}

/** What sending goods of this value (minor units) costs at least, `ways` being all that there are. */
export function deliveryCostText(
  ways: DeliveryOption[],
  goodsGross: number,
  { words, money, price }: CostFormat,
  isDefaultPlace: boolean,
): DeliveryCostText {
  const { cheapest, freeFrom } = estimateDeliveryCost(ways, goodsGross)
  if (!cheapest) return { cost: unavailableText(ways, isDefaultPlace, { words, money }), note: null }
  if (cheapest.gross === 0) return { cost: translate(costTexts.free, {}, words), note: null }
  return {
    cost: `${translate(costTexts.from, {}, words)} ${price(cheapest.gross, cheapest.vatPercent)}`,
    note: freeFrom === null ? null : translate(costTexts.freeFrom, { amount: money(freeFrom) }, words),
  }
}

function unavailableText(
  ways: DeliveryOption[],
  isDefaultPlace: boolean,
  { words, money }: Pick<CostFormat, 'words' | 'money'>,
): string {
  if (ways.length === 0) return translate(isDefaultPlace ? costTexts.notDefined : costTexts.notServed, {}, words)
  return translate(
    costTexts.fromWorth,
    { amount: money(Math.min(...ways.map(({ minimumValue }) => minimumValue))) },
    words,
  )
}

/** One courier with one way to pay, as people read it (B2.50). */
export interface DeliveryOptionText {
  id: number
  courier: string
  /** Address of a picture, or the name of one of ours; '': none. */
  icon: string
  payment: string
  cost: string
  free: boolean
  days: string
  /** When it is there at the latest; null where nobody knows. */
  arrives: string | null
  comment: string
  /** From which value of goods it is offered; null: from any. */
  minimum: string | null
  /** Whether these goods are worth that much. */
  minimumReached: boolean
  /** From which value of goods it costs nothing; null: it does already, or never will. */
  freeFrom: string | null
}

interface DescribeOptions {
  /** As in a basket; else the cheapest stands first. */
  dearestFirst?: boolean
  /** When goods are there, in words, by the most days that a way takes. */
  arrive?: Map<number, string>
}

/** All ways, those first that these goods may take, in the order of what they cost. */
export function describeDeliveryOptions(
  ways: DeliveryOption[],
  { words, money, price }: CostFormat,
  { dearestFirst = false, arrive = new Map() }: DescribeOptions = {},
): DeliveryOptionText[] {
  const dearer = (a: DeliveryOption, b: DeliveryOption) => (dearestFirst ? b.gross - a.gross : a.gross - b.gross)
  const sorted = ways.toSorted((a, b) => Number(b.minimumReached) - Number(a.minimumReached) || dearer(a, b))
  return sorted.map((way) => ({
    id: way.id,
    courier: way.courier,
    icon: way.icon,
    payment: translate(way.prepaid === 'dvp' ? deliveryOptionTexts.dvp : deliveryOptionTexts.prepaid, {}, words),
    cost: way.gross === 0 ? translate(deliveryOptionTexts.free, {}, words) : price(way.gross, way.vatPercent),
    free: way.gross === 0,
    days: daysText(way, words),
    arrives: arrive.get(way.daysTo) ?? null,
    comment: way.comment,
    minimum:
      way.minimumValue > 0 ? translate(deliveryOptionTexts.minimum, { amount: money(way.minimumValue) }, words) : null,
    minimumReached: way.minimumReached,
    freeFrom:
      way.gross > 0 && way.freeFrom !== null
        ? translate(deliveryOptionTexts.from, { amount: money(way.freeFrom) }, words)
        : null,
  }))
}

function daysText({ daysFrom, daysTo }: DeliveryOption, words: CostFormat['words']): string {
  if (daysTo === 0) return translate(deliveryOptionTexts.sameDay, {}, words)
  if (daysFrom === daysTo) return translate(deliveryOptionTexts.days, { count: daysTo }, words)
  return translate(deliveryOptionTexts.between, { from: daysFrom, to: daysTo }, words)
}

/** What sending some goods costs at least. */
export interface DeliveryCostEstimate {
  /** Null when nobody takes them: there is no standard cost (A8.12). */
  cheapest: DeliveryOption | null
  /** From which value of goods it will cost nothing, gross minor units; null when it does already, or never will. */
  freeFrom: number | null
}

/** Of all the `ways`, those count for which goods of this value (gross minor units) are worth enough. */
export function estimateDeliveryCost(ways: DeliveryOption[], goodsGross: number): DeliveryCostEstimate {
  const offered = ways.filter(({ minimumReached }) => minimumReached)
  const missing = amountToFreeDelivery(offered, goodsGross)
  return { cheapest: cheapestDelivery(offered), freeFrom: missing ? goodsGross + missing : null }
}
