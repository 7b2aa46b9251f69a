import { exemptFromVat, splitVat, type Taxed } from '#shared/money.ts'

/** What of an amount is taxed at one rate. */
export interface VatShare extends Taxed {
  /** '23' */
  vatPercent: string
}

/**
 * The cost of sending goods is part of what is paid for them, so it is taxed as they are, in proportion to their worth (act on VAT, art. 29a(6)(2)).
 * Whole minor units; what rounding leaves goes to the rate of which there is most.
 * @param gross of delivery
 * @param goods what is sent, after promotions
 * @param otherwise the rate where they are worth nothing
 */
export function deliveryVat(
  gross: number,
  goods: { gross: number; vatPercent: string }[],
  otherwise: string,
): VatShare[] {
  const worth = new Map<string, number>()
  for (const { gross, vatPercent } of goods) {
    const rate = rateOf(vatPercent)
    worth.set(rate, (worth.get(rate) ?? 0) + gross)
  }
  const [most, ...others] = [...worth].filter(([, gross]) => gross > 0).sort(mostFirst)
  if (!most) return [share(gross, rateOf(otherwise))]
  const all = [most, ...others].reduce((sum, [, gross]) => sum + gross, 0)
  const smaller = others.map(([rate, of]) => share(Number((BigInt(gross) * BigInt(of)) / BigInt(all)), rate))
  return [share(gross - smaller.reduce((sum, { gross }) => sum + gross, 0), most[0]), ...smaller]
}

/** The same rate may be written '23' or '23.00'. */
export function rateOf(vatPercent: string): string {
  return vatPercent === exemptFromVat ? exemptFromVat : String(Number(vatPercent))
}

function mostFirst([rate, gross]: [string, number], [otherRate, other]: [string, number]): number {
  return other - gross || byRate(rate, otherRate)
}

/** The highest rate first, what is exempt last. */
export function byRate(rate: string, other: string): number {
  const height = (of: string) => (of === exemptFromVat ? -1 : Number(of))
  return height(other) - height(rate)
}

function share(gross: number, vatPercent: string): VatShare {
  return { vatPercent, ...splitVat(gross, vatPercent) }
}
