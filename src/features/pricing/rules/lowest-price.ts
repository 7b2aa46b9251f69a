import { addDays, warsawDay, warsawMidnight } from '#shared/day.ts'
import type { Decimal } from '#shared/decimal.ts'
import { convertFromBase } from '#shared/money.ts'
import type { CountedCut } from '../settings.ts'

/** A line of the price log: the offer for a size from a moment on, amounts in minor units of one unit. */
export interface LoggedPrice {
  id: number
  kind: 'regular' | 'promotion'
  /** Null: this kind of price ended without a successor. */
  gross: number | null
  net: number | null
  since: Date
  /** Announced end of a promotion. */
  until: Date | null
}

/** The rate of a currency in PLN from a moment on. */
export interface LoggedRate {
  rate: Decimal
  since: Date
}

/** The price history of a size in one currency; lines in the order in which they were written. */
export interface PriceHistory<Line extends LoggedPrice = LoggedPrice> {
  /** The currency's own price list. */
  log: Line[]
  /** The list in PLN, used while the currency has no price of its own; null for PLN itself. */
  converted: { log: Line[]; rates: LoggedRate[] } | null
}

/** The lowest price and how it was found. */
export interface LowestPrice {
  gross: number
  /** The lowest net price: from another line when VAT has changed in the meantime. */
  net: number
  /** The regular price before the reduction; the lowest one if there was none. */
  regular: number
  /** Beginning of the reduction, and of the 30 days before it. */
  began: Date
  from: Date
  /** The log line that was in force at the lowest price. */
  line: LoggedPrice
}

/**
 * The lowest price in force in the 30 days before the running reduction began, to be shown with it: art. 4(2) of the Polish act of 9 May 2014
 * on information about prices, art. 6a of Directive 98/6/EC (A5.7). Null when no reduction runs, or there was no price before it. A deeper
 * cut is a separate reduction, or with `first` continues the previous one (art. 6a(5)). A cut of the regular price is not a reduction: it is
 * not announced.
 */
export function lowestBeforeReduction(
  history: PriceHistory,
  now: Date,
  counted: CountedCut = 'each',
): LowestPrice | null {
  const began = reductionStart(sellingLog(history, now), now, counted)
  if (began === null) return null
  const from = warsawMidnight(addDays(warsawDay(began), -30))
  const offers = changes(history, from)
    .filter((moment) => moment >= from.getTime() && moment < began.getTime())
    .flatMap((moment) => offeredAt(history, moment) ?? [])
  const [first, ...others] = offers
  if (!first) return null
  const lowest = others.reduce((least, offer) => (offer.gross < least.gross ? offer : least), first)
  const regular = regularAt(history, began.getTime() - 1) ?? lowest.gross
  return { ...lowest, net: Math.min(...offers.map(({ net }) => net)), regular, began, from }
}

/** The log in use: the one in PLN while the currency has no price of its own. */
function sellingLog({ log, converted }: PriceHistory, now: Date): LoggedPrice[] {
  return converted && lineAt(log, now.getTime()) === null ? converted.log : log
}

/** The beginning of the reduction. A promotion renewed at the same amount before it ends is one reduction. */
function reductionStart(log: LoggedPrice[], now: Date, counted: CountedCut): Date | null {
  const [last, ...earlier] = log
    .filter(({ kind, since }) => kind === 'promotion' && since <= now)
    .sort((a, b) => a.since.getTime() - b.since.getTime())
    .reverse()
  if (!last || last.gross === null || (last.until !== null && last.until <= now)) return null
  let start = { gross: last.gross, since: last.since }
  for (const { gross, since, until } of earlier) {
    const goesOn = gross === start.gross || (counted === 'first' && gross !== null && gross > start.gross)
    if (gross === null || !goesOn || (until !== null && until < start.since)) break
    start = { gross, since }
  }
  return start.since
}

/** Moments at which the price may have changed, including `from`. */
function changes({ log, converted }: PriceHistory, from: Date): number[] {
  const moments = [log, converted?.log ?? []]
    .flat()
    .flatMap(({ since, until }) => [since.getTime(), until?.getTime() ?? from.getTime()])
  return [from.getTime(), ...moments, ...(converted?.rates ?? []).map(({ since }) => since.getTime())]
}

function offeredAt(
  { log, converted }: PriceHistory,
  moment: number,
): Pick<LowestPrice, 'gross' | 'net' | 'line'> | null {
  const own = lineAt(log, moment)
  if (own || !converted) return own
  const line = lineAt(converted.log, moment)
  const rate = lastOf(converted.rates, moment)
  return line && rate && { ...line, gross: convertFromBase(line.gross, rate), net: convertFromBase(line.net, rate) }
}

function regularAt({ log, converted }: PriceHistory, moment: number): number | null {
  const own = toAmounts(lastOf(ofKind(log, 'regular'), moment))
  if (own || !converted) return own?.gross ?? null
  const line = toAmounts(lastOf(ofKind(converted.log, 'regular'), moment))
  const rate = lastOf(converted.rates, moment)
  return line && rate && convertFromBase(line.gross, rate)
}

function lineAt(log: LoggedPrice[], moment: number): Pick<LowestPrice, 'gross' | 'net' | 'line'> | null {
  const promotion = lastOf(ofKind(log, 'promotion'), moment)
  const runs = promotion && (promotion.until === null || moment < promotion.until.getTime())
  return (runs && toAmounts(promotion)) || toAmounts(lastOf(ofKind(log, 'regular'), moment))
}

function ofKind(log: LoggedPrice[], kind: LoggedPrice['kind']): LoggedPrice[] {
  return log.filter((line) => line.kind === kind)
}

/** The line that began last; of several at one moment the one written last. */
function lastOf<Line extends { since: Date }>(lines: Line[], moment: number): Line | null {
  return lines
    .filter(({ since }) => since.getTime() <= moment)
    .reduce<Line | null>((last, line) => (last === null || line.since >= last.since ? line : last), null)
}

function toAmounts(line: LoggedPrice | null): Pick<LowestPrice, 'gross' | 'net' | 'line'> | null {
  return line === null || line.gross === null || line.net === null ? null : { gross: line.gross, net: line.net, line }
}
