import type { Amount } from './price-facts.ts'

/** How much less is paid than before, in minor units, and in percent as people read it: '12', or '0.7' below one (A5.6). */
export interface Saving extends Amount {
  percent: string
}

/** What is saved; null when nothing is, or less than can be told. */
export function savingOf(price: Amount, before: Amount): Saving | null {
  const percent = savedPercent(price.gross, before.gross)
  if (percent === null) return null
  return { gross: before.gross - price.gross, net: Math.max(0, before.net - price.net), percent }
}

/**
 * Of a hundred, how many are saved: whole, or with one decimal when that would be 0 (A5.6). Rounded down, so that never more is announced than
 * is saved; null below a tenth.
 */
export function savedPercent(price: number, before: number): string | null {
  const saved = BigInt(before - price)
  if (saved <= 0n) return null
  const tenths = (saved * 1000n) / BigInt(before)
  if (tenths >= 10n) return String(tenths / 10n)
  return tenths > 0n ? `0.${tenths}` : null
}
