import { type Decimal, decimal, formatDecimal } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { PriceType } from '../settings.ts'
import { priceTexts, priceWordTexts, priceWordTexts as texts } from '../texts/price.ts'
import { type PriceDetails, priceDetails, type ShownPrice } from './price-details.ts'
import type { Amount, PriceFacts, TierView } from './price-facts.ts'

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

export interface PriceTextOptions {
  priceType: PriceType
  both: 'no' | 'yes'
  shownTiers: 'all' | 'next'
  format: CurrencyFormat
  words: TextOverrides
}

/** Puts a price into words, so that the page only has to choose the step that a quantity reaches. */
export function priceWords(facts: PriceFacts, unit: string, way: PriceTextOptions): PriceWords {
  const { tiers } = priceDetails(facts, 0n)
  const froms = [0n, ...tiers.map(({ threshold }) => threshold)]
  return {
    steps: froms.map((from) => ({ from, ...stepTexts(priceDetails(facts, from), unit, way) })),
    tiers:
      way.shownTiers === 'all'
        ? tiers.map((tier) => ({
            from: tier.threshold,
            range: tierRangeText(tier, unit, way),
            price: money(tier.price, way),
          }))
        : [],
    points: facts.pointsReceived,
  }
}

function stepTexts(view: PriceDetails, unit: string, way: PriceTextOptions): Omit<PriceStep, 'from'> {
  const tell = (text: Text, values: TextValues) => translate(text, values, way.words)
  const amount = (of: Amount) => ({ amount: money(of, way) })
  const { saved, lowest, unitPrice, stepPrice, recommended, bundle, advance, subscription } = view
  const lines: Record<PriceLine, string | null> = {
    price_omnibus: lowest && tell(texts.lowest, amount(lowest)),
    savings: saved && tell(texts.saved, { ...amount(saved), percent: percentText(saved.percent) }),
    price_net: way.both === 'yes' ? otherAmountText(view.price, way) : null,
    price_unit: unitPrice && tell(texts.unitPrice, { ...amount(unitPrice), unit: unitPrice.unit }),
    price_sellby:
      stepPrice && tell(texts.stepPrice, { ...amount(stepPrice), quantity: formatDecimal(stepPrice.quantity), unit }),
    price_srp: recommended && tell(texts.recommended, amount(recommended)),
    bundle_price: bundle && tell(texts.bundle, { ...amount(bundle), percent: percentText(bundle.percent) }),
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

function tierRangeText({ threshold, thresholdEnd }: TierView, unit: string, { words }: PriceTextOptions): string {
  const from = formatDecimal(threshold)
  if (thresholdEnd === null) return translate(texts.tierFrom, { from, unit }, words)
  if (thresholdEnd === threshold) return translate(texts.tierOf, { from, unit }, words)
  return translate(texts.tierRange, { from, to: formatDecimal(thresholdEnd), unit }, words)
}

/** The price that is not the one shown. */
function otherAmountText({ gross, net }: Amount, { priceType, format, words }: PriceTextOptions): string {
  return priceType === 'net'
    ? translate(texts.gross, { amount: formatMoney(gross, format) }, words)
    : translate(texts.net, { amount: formatMoney(net, format) }, words)
}

function money(amount: Amount, way: PriceTextOptions): string {
  return formatPrice(amount[way.priceType], way)
}

function percentText(percent: string): string {
  return formatDecimal(decimal(percent))
}

/** What a card says of quantity discounts (B2.45): from how many on each costs less, and how much then; null: there are none. */
export function tierHint(
  { tiers }: Pick<ShownPrice, 'tiers'>,
  unit: string,
  way: { format: CurrencyFormat; words: TextOverrides },
): string | null {
  const [first] = tiers
  if (!first) return null
  const from = formatDecimal(decimal(first.from))
  return translate(priceWordTexts.tierHint, { from, unit, amount: formatPrice(first.amount, way) }, way.words)
}

/** A price as the shop shows it, minor units: '1 234,50 zł', in a net shop '1 234,50 zł netto'. */
export function formatPrice(
  amount: number,
  { format, words }: { format: CurrencyFormat; words: TextOverrides },
): string {
  return translate(priceTexts.shown, { amount: formatMoney(amount, format) }, words)
}

/** The shop's words; where prices are shown without VAT, every one says so, and those with VAT too, unless the merchant has other words. */
export function withPriceTypeTexts(words: TextOverrides, priceType: PriceType): TextOverrides {
  if (priceType === 'gross') return words
  const amount = '{amount}'
  return {
    [priceTexts.shown.key]: translate(priceWordTexts.net, { amount }, words),
    [priceTexts.withVat.key]: translate(priceWordTexts.gross, { amount }, words),
    ...words,
  }
}
