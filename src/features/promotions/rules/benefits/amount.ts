import { convert, isBase } from '#shared/money.ts'
import type { PromotionContext, RemainingLine } from '../promotion-result.ts'

/** An amount off all the lines of the promotion together; never more than they cost. */
export interface AmountBenefit {
  kind: 'amount'
  /** Minor units of the base currency. */
  amount: number
}

export function amountOff(
  { amount }: AmountBenefit,
  lines: RemainingLine[],
  { currency }: Pick<PromotionContext, 'currency'>,
): Map<number, number> {
  return spread(isBase(currency) ? amount : convert(amount, currency), lines)
}

/**
 * Divides an amount, at most the sum of the lines, in proportion to what is left of them, by largest remainder: minor units that
 * rounding down leaves over go to the largest remainders, of equal ones to the oldest line.
 */
export function spread(amount: number, lines: Pick<RemainingLine, 'lineId' | 'left'>[]): Map<number, number> {
  const whole = lines.reduce((sum, { left }) => sum + BigInt(left), 0n)
  if (whole === 0n) return new Map()
  const given = BigInt(amount) < whole ? BigInt(amount) : whole
  const shares = lines.map(({ lineId, left }) => {
    const exact = given * BigInt(left)
    return { lineId, share: Number(exact / whole), remainder: exact % whole }
  })
  let over = Number(given) - shares.reduce((sum, { share }) => sum + share, 0)
  const byRemainder = shares.toSorted((one, other) =>
    one.remainder === other.remainder ? one.lineId - other.lineId : one.remainder > other.remainder ? -1 : 1,
  )
  return new Map(byRemainder.map(({ lineId, share }) => [lineId, over-- > 0 ? share + 1 : share]))
}
