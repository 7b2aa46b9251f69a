import { type Decimal, decimal, formatDecimal } from '#shared/decimal.ts'
import { type CurrencyFormat, formatMoney, timesQuantity } from '#shared/money.ts'
import { type Text, type TextOverrides, type TextValues, translate } from '#shared/text.ts'
import type { PriceType } from '../settings.ts'
import { priceTexts, priceWordTexts, priceWordTexts as texts } from '../texts/price.ts'
import { type PriceDetails, priceDetails, type ShownPrice } from './price-details.ts'
import { type Amount, lastBefore, type PriceFacts, type TierView } from './price-facts.ts'

/** The kinds of lines shown with the price on a product page, in reading order. */
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

/** The formatted texts from a quantity on. */
export interface PriceStep {
  from: Decimal
  price: string
  /** The same as shown, minor units. */
  amount: number
  /** The regular price while a reduction is announced. */
  crossed: string | null
  lines: Partial<Record<PriceLine, string>>
}

/** All price texts of a size, for any typed quantity: the first step is for the smallest. */
export interface PriceWords {
  steps: PriceStep[]
  /** Quantity discounts in a table, after the price of fewer; empty when only the next one is shown. */
  tiers: { from: Decimal; range: string; price: string }[]
  /** Points for one unit. */
  points: number
}

export interface PriceTextOptions {
  priceType: PriceType
  both: 'no' | 'yes'
  shownTiers: 'all' | 'next'
  format: CurrencyFormat
  textOverrides: TextOverrides
}

/**
 * The price as texts, so that the page only selects the step that a quantity reaches.
 * @param minimum the least that can be bought
 */
export function priceWords(facts: PriceFacts, unit: string, minimum: Decimal, options: PriceTextOptions): PriceWords {
  const { price, tiers } = priceDetails(facts, 0n)
  const froms = [0n, ...tiers.map(({ threshold }) => threshold)]
  return {
    steps: froms.map((from) => ({ from, ...stepTexts(priceDetails(facts, from), unit, options) })),
    tiers:
      options.shownTiers === 'all'
        ? [...priceOfFewer(price, minimum, facts.step, tiers), ...tiers].map((tier) => ({
            from: tier.threshold,
            range: tierRangeText(tier, unit, options),
            price: translate(texts.tierPrice, { amount: money(tier.price, options), unit }, options.textOverrides),
          }))
        : [],
    points: facts.pointsReceived,
  }
}

function stepTexts(view: PriceDetails, unit: string, options: PriceTextOptions): Omit<PriceStep, 'from'> {
  const t = (text: Text, values: TextValues) => translate(text, values, options.textOverrides)
  const amount = (of: Amount) => ({ amount: money(of, options) })
  const { saved, lowest, unitPrice, stepPrice, recommended, bundle, advance, subscription } = view
  const lines: Record<PriceLine, string | null> = {
    price_omnibus: lowest && t(texts.lowest, amount(lowest)),
    savings: saved && t(texts.saved, { ...amount(saved), percent: percentText(saved.percent) }),
    price_net: options.both === 'yes' ? otherAmountText(view.price, options) : null,
    price_unit: unitPrice && t(texts.unitPrice, { ...amount(unitPrice), unit: unitPrice.unit }),
    price_sellby:
      stepPrice && t(texts.stepPrice, { ...amount(stepPrice), quantity: formatDecimal(stepPrice.quantity), unit }),
    price_srp: recommended && t(texts.recommended, amount(recommended)),
    bundle_price: bundle && t(texts.bundle, { ...amount(bundle), percent: percentText(bundle.percent) }),
    price_advance: advance && t(texts.advance, amount(advance)),
    price_subscription:
      subscription && t(texts.subscription, { ...amount(subscription), percent: subscription.percent }),
  }
  return {
    price: money(view.price, options),
    amount: view.price[options.priceType],
    crossed: view.crossed && money(view.crossed, options),
    lines: Object.fromEntries(Object.entries(lines).filter(([, text]) => text !== null)),
  }
}

type PricedRange = Pick<TierView, 'threshold' | 'thresholdEnd' | 'price'>

/** The quantities below the first discount, which cost the price itself; none without discounts, or where so few cannot be bought. */
function priceOfFewer(price: Amount, minimum: Decimal, step: Decimal, [first]: TierView[]): PricedRange[] {
  const thresholdEnd = lastBefore(first && { from: first.threshold }, step)
  return thresholdEnd === null || thresholdEnd < minimum ? [] : [{ threshold: minimum, thresholdEnd, price }]
}

function tierRangeText(
  { threshold, thresholdEnd }: PricedRange,
  unit: string,
  { textOverrides }: PriceTextOptions,
): string {
  const from = formatDecimal(threshold)
  if (thresholdEnd === null) return translate(texts.tierFrom, { from, unit }, textOverrides)
  if (thresholdEnd === threshold) return translate(texts.tierOf, { from, unit }, textOverrides)
  return translate(texts.tierRange, { from, to: formatDecimal(thresholdEnd), unit }, textOverrides)
}

/** The price of one, and below it the unit price, for a choice among sizes: '26,00 zł\n520,00 zł/kg'. */
export function choicePriceText(facts: PriceFacts, options: PriceTextOptions): string {
  const { price, unitPrice } = priceDetails(facts, 0n)
  const words = [money(price, options)]
  if (unitPrice) {
    const values = { amount: money(unitPrice, options), unit: unitPrice.unit }
    words.push(translate(priceTexts.unitPrice, values, options.textOverrides))
  }
  return words.join('\n')
}

/** The price of the type that is not shown first. */
function otherAmountText({ gross, net }: Amount, { priceType, format, textOverrides }: PriceTextOptions): string {
  return priceType === 'net'
    ? translate(texts.gross, { amount: formatMoney(gross, format) }, textOverrides)
    : translate(texts.net, { amount: formatMoney(net, format) }, textOverrides)
}

function money(amount: Amount, options: PriceTextOptions): string {
  return formatPrice(amount[options.priceType], options)
}

function percentText(percent: string): string {
  return formatDecimal(decimal(percent))
}

/**
 * The hints about quantity on a card (B2.45): what the least that can be bought costs where it is not one, and from which quantity each costs
 * less; null without any.
 */
export function quantityHint(
  price: Pick<ShownPrice, 'amount' | 'least' | 'tiers'>,
  unit: string,
  options: { format: CurrencyFormat; textOverrides: TextOverrides },
): string | null {
  const money = (amount: number) => formatPrice(amount, options)
  const hints = [leastHint(price, unit, money), tierHintMessage(price, unit, money)].filter((hint) => hint !== null)
  return hints.map(({ text, values }) => translate(text, values, options.textOverrides)).join(', ') || null
}

function leastHint(
  { amount, least }: Pick<ShownPrice, 'amount' | 'least'>,
  unit: string,
  money: (amount: number) => string,
): { text: Text; values: TextValues } | null {
  if (least === null) return null
  const quantity = decimal(least)
  const values = { quantity: formatDecimal(quantity), unit, amount: money(timesQuantity(amount, quantity)) }
  return { text: priceWordTexts.leastHint, values }
}

/** From which quantity on each costs less; null without quantity discounts. */
export function tierHintMessage(
  { tiers: [first] }: Pick<ShownPrice, 'tiers'>,
  unit: string,
  money: (amount: number) => string,
): { text: Text; values: TextValues } | null {
  if (!first) return null
  const values = { from: formatDecimal(decimal(first.from)), unit, amount: money(first.amount) }
  return { text: priceWordTexts.tierHint, values }
}

/** A price as the shop shows it, minor units: '1 234,50 zł', in a net shop '1 234,50 zł netto'. */
export function formatPrice(
  amount: number,
  { format, textOverrides }: { format: CurrencyFormat; textOverrides: TextOverrides },
): string {
  return translate(priceTexts.shown, { amount: formatMoney(amount, format) }, textOverrides)
}

/** The shop's texts. In a net shop every price is labelled, those with VAT too, unless the merchant has other texts. */
export function withPriceTypeTexts(overrides: TextOverrides, priceType: PriceType): TextOverrides {
  if (priceType === 'gross') return overrides
  const amount = '{amount}'
  return {
    [priceTexts.shown.key]: translate(priceWordTexts.net, { amount }, overrides),
    [priceTexts.withVat.key]: translate(priceWordTexts.gross, { amount }, overrides),
    ...overrides,
  }
}
