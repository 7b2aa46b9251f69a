import { say, type TextOverrides } from '#shared/text.ts'
import { costTexts } from '../texts/costs.ts'
import { estimateDelivery } from './delivery-estimate.ts'
import type { DeliveryOption } from './delivery-options.ts'

/** How the shop writes what it costs. */
export interface Writing {
  words: TextOverrides
  /** An amount of minor units, as it is. */
  money: (amount: number) => string
  /** A gross amount as the shop shows prices: with VAT, or without. */
  price: (gross: number, vatPercent: string) => string
}

/** What the product page says of sending its goods, as people read it. */
export interface CostWords {
  /** 'Koszt od 13,90 zł' (A8.6), 'Dostawa gratis!' (A8.5), or that there is no standard cost (A8.12). */
  cost: string
  /** From which value of goods it is free, or possible at all. */
  note: string | null
}

/** What sending goods of this value (minor units) costs at least, `ways` being all that there are. */
export function costWords(
  ways: DeliveryOption[],
  goodsGross: number,
  { words, money, price }: Writing,
  isDefaultPlace: boolean,
): CostWords {
  const { cheapest, freeFrom } = estimateDelivery(ways, goodsGross)
  if (!cheapest) return { cost: whyNot(ways, isDefaultPlace, { words, money }), note: null }
  if (cheapest.gross === 0) return { cost: say(costTexts.free, {}, words), note: null }
  return {
    cost: `${say(costTexts.from, {}, words)} ${price(cheapest.gross, cheapest.vatPercent)}`,
    note: freeFrom === null ? null : say(costTexts.freeFrom, { amount: money(freeFrom) }, words),
  }
}

function whyNot(
  ways: DeliveryOption[],
  isDefaultPlace: boolean,
  { words, money }: Pick<Writing, 'words' | 'money'>,
): string {
  if (ways.length === 0) return say(isDefaultPlace ? costTexts.notDefined : costTexts.notServed, {}, words)
  return say(costTexts.fromWorth, { amount: money(Math.min(...ways.map(({ minimumValue }) => minimumValue))) }, words)
}
