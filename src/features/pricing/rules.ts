import type { Decimal } from '#shared/decimal.ts'
import { splitVat } from '#shared/money.ts'
import type { PriceType } from './settings.ts'

/** A price on the shop's list, as it stands in the database. */
export interface DatedPrice {
  kind: 'regular' | 'promotion'
  /** Gross, minor units, for one unit of the product. */
  amount: number
  validFrom: Date
  validUntil: Date | null
}

export interface PriceTier {
  from: Decimal
  gross: number
}

/** Which price is in force: a running promotion, else the regular price that began last. Null when there is none. */
export function priceInForce(
  prices: DatedPrice[],
  now: Date,
): { gross: number; regular: number | null; until: Date | null } | null {
  const running = prices
    .filter(({ validFrom, validUntil }) => validFrom <= now && (validUntil === null || now < validUntil))
    .sort((a, b) => b.validFrom.getTime() - a.validFrom.getTime())
  const regular = running.find((price) => price.kind === 'regular')
  const promotion = running.find((price) => price.kind === 'promotion')
  if (promotion) return { gross: promotion.amount, regular: regular?.amount ?? null, until: promotion.validUntil }
  return regular ? { gross: regular.amount, regular: null, until: null } : null
}

/** The next moment at which one of these prices begins or ends; null when time changes none of them. */
export function nextPriceChange(prices: DatedPrice[], now: Date): Date | null {
  const moments = prices
    .flatMap(({ validFrom, validUntil }) => [validFrom.getTime(), validUntil?.getTime() ?? 0])
    .filter((moment) => moment > now.getTime())
  return moments.length > 0 ? new Date(Math.min(...moments)) : null
}

/** The unit price at a quantity: that of the highest tier reached (A4.10), never above the base price. */
export function priceAtQuantity(gross: number, tiers: PriceTier[], quantity: Decimal): number {
  return tiers.filter((tier) => tier.from <= quantity).reduce((lowest, tier) => Math.min(lowest, tier.gross), gross)
}

/** What was offered for a size from a moment on: a line of the price log. */
export interface LoggedPrice {
  kind: 'regular' | 'promotion'
  /** Null: this kind of price ended without another. */
  gross: number | null
  since: Date
  /** Announced end of a promotion. */
  until: Date | null
}

const thirtyDays = 30 * 24 * 60 * 60 * 1000

/**
 * The lowest price of the 30 days before the running reduction began: what the law asks to stand beside it. Null when no
 * reduction runs or nothing was offered before it.
 */
export function lowestBeforeReduction(log: LoggedPrice[], now: Date): number | null {
  const began = reductionStart(log, now)
  if (began === null) return null
  const from = began.getTime() - thirtyDays
  const changes = [from, ...log.flatMap(({ since, until }) => [since.getTime(), until?.getTime() ?? from])]
  const offers = changes
    .filter((moment) => moment >= from && moment < began.getTime())
    .map((moment) => offeredAt(log, moment))
    .filter((gross) => gross !== null)
  return offers.length > 0 ? Math.min(...offers) : null
}

/** A promotion that is announced again at the same amount before it ends is one reduction. */
function reductionStart(log: LoggedPrice[], now: Date): Date | null {
  const [last, ...earlier] = log
    .filter(({ kind, since }) => kind === 'promotion' && since <= now)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .reverse()
  if (!last || last.gross === null || (last.until !== null && last.until <= now)) return null
  let start = last.since
  for (const { gross, since, until } of earlier) {
    if (gross !== last.gross || (until !== null && until < start)) break
    start = since
  }
  return start
}

function offeredAt(log: LoggedPrice[], moment: number): number | null {
  const promotion = lastOfKind(log, 'promotion', moment)
  if (promotion && promotion.gross !== null && (promotion.until === null || moment < promotion.until.getTime()))
    return promotion.gross
  return lastOfKind(log, 'regular', moment)?.gross ?? null
}

function lastOfKind(log: LoggedPrice[], kind: LoggedPrice['kind'], moment: number): LoggedPrice | null {
  return log
    .filter((price) => price.kind === kind && price.since.getTime() <= moment)
    .reduce<LoggedPrice | null>((last, price) => (last === null || price.since >= last.since ? price : last), null)
}

/** A gross amount as the shop shows it: with VAT, or without (A1.3). */
export function shownAmount(gross: number, vatPercent: string, priceType: PriceType): number {
  return priceType === 'net' ? splitVat(gross, vatPercent).net : gross
}
