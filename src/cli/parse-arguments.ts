import { warsawDay, warsawMidnight } from '#shared/day.ts'
import { type Decimal, one, parseDecimal } from '#shared/decimal.ts'
import { CommandRefused } from './terminal.ts'

/**
 * Returns the minor units of a typed amount: '59', '59,00', '1 234,50'. Throws CommandRefused when it is invalid or ambiguous.
 */
export function parseAmount(text: string): number {
  const amount = parseNonNegativeDecimal(withoutThousands(text))
  const minor = amount === null ? null : amount * 100n
  if (minor === null || minor % one !== 0n)
    throw new CommandRefused(`Cena to liczba z najwyżej dwoma miejscami po przecinku, jak 59,00, a nie „${text}”.`)
  return Number(minor / one)
}

/**
 * '1.234,50' and '1 234,50' → '1234,50'; other text unchanged. Three digits after a single point or comma are ambiguous:
 * thousands or decimals.
 */
function withoutThousands(text: string): string {
  const number = text.replace(/[\s\u00a0\u202f]/g, '')
  if (/^[1-9]\d{0,2}(?:\.\d{3}|,\d\d0)$/.test(number)) {
    const [whole = '', rest = ''] = number.split(/[.,]/)
    throw new CommandRefused(
      `„${text}” można przeczytać na dwa sposoby. Napisz ${whole}${rest} albo ${whole},${rest.slice(0, 2)}.`,
    )
  }
  const [, whole, separator] = /^(\d{1,3}(?:([.,])\d{3})+)(?:(?!\2)[.,]\d{1,2})?$/.exec(number) ?? []
  const isPlain = !whole || !separator || (whole === number && whole.split(separator).length === 2)
  return isPlain ? number : number.slice(0, whole.length).replaceAll(separator, '') + number.slice(whole.length)
}

/** Returns a typed day, '2026-12-01'. Throws CommandRefused when there is no such day. */
export function parseDay(input: string): string {
  const moment = /^\d{4}-\d\d-\d\d$/.test(input) ? warsawMidnight(input) : new Date(Number.NaN)
  if (!Number.isNaN(moment.getTime()) && warsawDay(moment) === input) return input
  throw new CommandRefused(`Dzień zapisz tak: 2026-12-01, a nie „${input}”.`)
}

/** '12,5' or '12.5'; null when it is not a number from 0. */
export function parseNonNegativeDecimal(text: string): Decimal | null {
  const number = parseDecimal(text.replace(',', '.'))
  return number === null || number < 0n ? null : number
}

/** Returns a typed number above 0. `what` names it in the refusal. */
export function parseWholeNumber(text: string, what: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text)
  throw new CommandRefused(`${what}: potrzebna liczba, a nie „${text}”.`)
}

/**
 * Whether a figure changed by a factor of ten or more, which suggests a misplaced point or zero. Changes from or to zero do not
 * count.
 */
export function isTenfoldChange<Figure extends number | bigint>(before: Figure | null, now: Figure): boolean {
  if (!before || !now) return false
  const [smaller, larger] = before < now ? [before, now] : [now, before]
  return BigInt(smaller) * 10n <= BigInt(larger)
}
