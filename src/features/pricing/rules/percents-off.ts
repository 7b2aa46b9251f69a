import { decimal, divideHalfUp, one } from '#shared/decimal.ts'

/** What is left of an amount when these percentages are taken off one after the other, each rounded half up: '10', '12.5'. */
export function percentsOff(amount: number, percents: string[]): number {
  return percents.reduce((left, percent) => left - percentOf(left, percent), amount)
}

/** So many percent of an amount, rounded half up to a whole minor unit. */
export function percentOf(amount: number, percent: string): number {
  return Number(divideHalfUp(BigInt(amount) * decimal(percent), 100n * one))
}
