import { priceLabel } from '#features/catalogue/rules/sale-state.ts'
import type { getOffersByProduct } from '#features/offers/queries.ts'
import { type PriceDetails, type ReductionFacts, unitPriceDetails } from '#features/pricing/rules/price-details.ts'
import type { Amount, TierView } from '#features/pricing/rules/price-facts.ts'
import { savingOf } from '#features/pricing/rules/price-facts.ts'
import { decimalText } from '#shared/decimal.ts'
import { type CurrencyFormat, exemptFromVat, splitVat } from '#shared/money.ts'
import type { ProductPrice, RebateNumber, RebateThreshold } from './generated/resolver-types.ts'
import { amountAnswer, moneyAnswer, priceAnswer } from './money.ts'

const warsaw = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Warsaw' })

export type ProductOffers = Awaited<ReturnType<typeof getOffersByProduct>>
export type ProductOffer = ProductOffers extends Map<number, infer One> ? One : never

export interface PriceAnswerContext {
  format: CurrencyFormat
  /** 'next': show only the next quantity discount. */
  shownTiers: 'all' | 'next'
}

/**
 * The price of one unit of a size in the contract's form; null when the page shows a label instead of a price.
 * @param lowest lowest prices of reduced sizes, by size, in minor units
 */
export function productPrice(
  offer: ProductOffer | undefined,
  lowest: Map<number, ReductionFacts>,
  context: PriceAnswerContext,
): ProductPrice | null {
  const label = offer && priceLabel(offer)
  if (!offer || (label !== 'price' && label !== 'free')) return null
  if (label === 'price' && !offer.price) return null
  const { format } = context
  const vatPercent = offer.price?.vatPercent ?? '0'
  const isExempt = vatPercent === exemptFromVat
  const view = label === 'price' && offer.price ? unitPriceDetails(offer.price, lowest.get(offer.size.id)) : null
  const gross = view?.price.gross ?? 0
  const answer = (amount: Amount | null | undefined) => (amount ? amountAnswer(amount, format) : null)
  return {
    price: priceAnswer(gross, vatPercent, format),
    omnibusPrice: answer(view?.lowest),
    beforeRebate: answer(view?.crossed),
    suggested: answer(view?.recommended),
    tax: {
      vatPercent: isExempt ? 0 : Number(vatPercent),
      vatString: isExempt ? vatPercent : `${Number(vatPercent)}%`,
      worth: moneyAnswer(splitVat(gross, vatPercent).vat, format),
    },
    rebateCodeActive: false,
    unit: offer.unit.name,
    max: answer(view?.crossed),
    unitConvertedPrice: answer(view?.unitPrice),
    advancePrice: answer(view?.advance),
    ...reductionAnswer(view, offer.unit.name),
    rebateNumber: view && rebateNumber(view, context),
    ...{ depositPrice: null, depositPriceUnit: null, totalDepositPrice: null, totalDepositPriceUnit: null },
  }
}

type Reduction = Pick<ProductPrice, 'youSavePercent' | 'omnibusPriceDetails' | 'beforeRebateDetails'>

function reductionAnswer(view: PriceDetails | null, unit: string): Reduction {
  if (!view?.lowest || !view.crossed)
    return { youSavePercent: null, omnibusPriceDetails: null, beforeRebateDetails: null }
  const youSavePercent = view.saved && Number(view.saved.percent)
  const regular = savingOf(view.price, view.crossed)
  return {
    youSavePercent,
    omnibusPriceDetails: {
      unit,
      youSavePercent,
      omnibusPriceIsHigherThanSellingPrice: view.lowest.gross > view.price.gross,
      newPriceEffectiveUntil: view.promotionUntil && { formatted: warsaw.format(view.promotionUntil) },
    },
    beforeRebateDetails: { unit, youSavePercent: regular && Number(regular.percent) },
  }
}

function rebateNumber(
  { price, tiers, next }: PriceDetails,
  { format, shownTiers }: PriceAnswerContext,
): RebateNumber | null {
  if (!next) return null
  const shown = shownTiers === 'next' ? [next] : tiers
  return {
    number: Number(decimalText(next.threshold)),
    ...amountAnswer(next.price, format),
    allThresholds: shown.map((tier) => thresholdAnswer(tier, price, format)),
  }
}

function thresholdAnswer(tier: TierView, base: Amount, format: CurrencyFormat): RebateThreshold {
  const [from, end] = [tier.threshold, tier.thresholdEnd]
  const minQuantity = Number(decimalText(from))
  return {
    percent: Number(savingOf(tier.price, base)?.percent ?? 0),
    firstThresholdValue: minQuantity,
    endThresholdValue: end === null ? null : Number(decimalText(end)),
    thresholdDiff: end === null ? null : Number(decimalText(end - from)),
    minQuantity,
    priceAfterRebate: amountAnswer(tier.price, format),
  }
}
