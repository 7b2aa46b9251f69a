import { growTypedArray } from './ragged-array.ts'

/** A period, in ms since 1970, with a product's lowest prices in one price list; null is open. */
export interface PricePeriod {
  from: number | null
  until: number | null
  /** Minor units: of the sizes with their own price in this list. */
  own: number | null
  /** Minor units of the base list: of the sizes without a price in this list. */
  rest: number | null
  promotion: boolean
}

const none = 0
const always = 1
const promotionAlways = 2
const byTime = 3

/** The prices of products in one price list. Most have one price without an end; periods are stored only for the others. */
export class PeriodPrices {
  #kinds = new Uint8Array(0)
  /** NaN: none. */
  #own = new Float64Array(0)
  #rest = new Float64Array(0)
  readonly #periods = new Map<number, PricePeriod[]>()

  write(row: number, periods: PricePeriod[]): void {
    this.#kinds = growTypedArray(this.#kinds, row + 1)
    this.#own = growTypedArray(this.#own, row + 1)
    this.#rest = growTypedArray(this.#rest, row + 1)
    this.#periods.delete(row)
    const [only] = periods
    if (only && periods.length === 1 && only.from === null && only.until === null) {
      this.#kinds[row] = only.promotion ? promotionAlways : always
      this.#own[row] = only.own ?? Number.NaN
      this.#rest[row] = only.rest ?? Number.NaN
    } else {
      this.#kinds[row] = only ? byTime : none
      if (only) this.#periods.set(row, periods)
    }
  }

  /** The price in force at a moment in ms; amounts are NaN where there is none. */
  at(row: number, moment: number): { own: number; rest: number; promotion: boolean } | null {
    const kind = this.#kinds[row] ?? none
    if (kind === none) return null
    if (kind !== byTime)
      return { own: this.#own[row] ?? 0, rest: this.#rest[row] ?? 0, promotion: kind === promotionAlways }
    const period = this.#periods
      .get(row)
      ?.find((one) => (one.from ?? -Infinity) <= moment && moment < (one.until ?? Infinity))
    return period
      ? { own: period.own ?? Number.NaN, rest: period.rest ?? Number.NaN, promotion: period.promotion }
      : null
  }
}
