import { type Decimal, decimal, decimalWords } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { say, type Text, type TextOverrides, type TextValues } from '#shared/text.ts'
import type { PriceType } from '../settings.ts'
import { priceWordTexts as texts } from '../texts/price-words.ts'
import { formatPrice } from './format-price.ts'
import type { Amount, PriceFacts } from './price-facts.ts'
import { type PriceView, priceView } from './price-view.ts'
import type { TierView } from './tiers.ts'

/** What stands beside the price on a product's page, in the order in which it is read. */
export type PriceLine =
  | 'price_omnibus'
  | 'savings'
  | 'price_net'
  | 'price_unit'
  | 'price_sellby'
  | 'price_srp'
  | 'bundle_price'
  | 'price_advance'
  | 'price_subscription'

/** What a page says from a quantity on, ready to read. */
export interface PriceStep {
  from: Decimal
  price: string
  /** The same as shown, minor units. */
  amount: number
  /** The regular price while a reduction is announced. */
  crossed: string | null
  lines: Partial<Record<PriceLine, string>>
}

/** All that a page says of the price of a size, whatever quantity is typed: the first step is for the smallest. */
export interface PriceWords {
  steps: PriceStep[]
  /** Quantity discounts, in a table; none when only the next one is told. */
  tiers: { from: Decimal; range: string; price: string }[]
  /** Points for one unit. */
  points: number
}

export interface WayOfTelling {
  priceType: PriceType
  both: 'no' | 'yes'
  shownTiers: 'all' | 'next'
  format: CurrencyFormat
  words: TextOverrides
}

/** Puts a price into words, so that the page only has to choose the step that a quantity reaches. */
export function priceWords(facts: PriceFacts, unit: string, way: WayOfTelling): PriceWords {
  const { tiers } = priceView(facts, 0n)
  const froms = [0n, ...tiers.map(({ threshold }) => threshold)]
  return {
    steps: froms.map((from) => ({ from, ...stepWords(priceView(facts, from), unit, way) })),
    tiers:
      way.shownTiers === 'all'
        ? tiers.map((tier) => ({
            from: tier.threshold,
            range: rangeWords(tier, unit, way),
            price: money(tier.price, way),
          }))
        : [],
    points: facts.pointsReceived,
  }
}

function stepWords(view: PriceView, unit: string, way: WayOfTelling): Omit<PriceStep, 'from'> {
  const tell = (text: Text, values: TextValues) => say(text, values, way.words)
  const amount = (of: Amount) => ({ amount: money(of, way) })
  const { saved, lowest, unitPrice, stepPrice, recommended, bundle, advance, subscription } = view
  const lines: Record<PriceLine, string | null> = {
    price_omnibus: lowest && tell(texts.lowest, amount(lowest)),
    savings: saved && tell(texts.saved, { ...amount(saved), percent: percentWords(saved.percent) }),
    price_net: way.both === 'yes' ? otherWords(view.price, way) : null,
    price_unit: unitPrice && tell(texts.unitPrice, { ...amount(unitPrice), unit: unitPrice.unit }),
    price_sellby:
      stepPrice && tell(texts.stepPrice, { ...amount(stepPrice), quantity: decimalWords(stepPrice.quantity), unit }),
    price_srp: recommended && tell(texts.recommended, amount(recommended)),
    bundle_price: bundle && tell(texts.bundle, { ...amount(bundle), percent: percentWords(bundle.percent) }),
    price_advance: advance && tell(texts.advance, amount(advance)),
    price_subscription:
      subscription && tell(texts.subscription, { ...amount(subscription), percent: subscription.percent }),
  }
  return {
    price: money(view.price, way),
    amount: view.price[way.priceType],
    crossed: view.crossed && money(view.crossed, way),
    lines: Object.fromEntries(Object.entries(lines).filter(([, words]) => words !== null)),
  }
}

function rangeWords({ threshold, thresholdEnd }: TierView, unit: string, { words }: WayOfTelling): string {
  const from = decimalWords(threshold)
  if (thresholdEnd === null) return say(texts.tierFrom, { from, unit }, words)
  if (thresholdEnd === threshold) return say(texts.tierOf, { from, unit }, words)
  return say(texts.tierRange, { from, to: decimalWords(thresholdEnd), unit }, words)
}

/** The price that is not the one shown. */
function otherWords({ gross, net }: Amount, { priceType, format, words }: WayOfTelling): string {
  return priceType === 'net'
    ? say(texts.gross, { amount: formatMoney(gross, format) }, words)
    : say(texts.net, { amount: formatMoney(net, format) }, words)
}

function money(amount: Amount, way: WayOfTelling): string {
  return formatPrice(amount[way.priceType], way)
}

function percentWords(percent: string): string {
  return decimalWords(decimal(percent))
}
