import { DictionaryEncoding, IdToRow, InternedSets } from './dictionary-encoding.ts'
import { PeriodPrices, type PricePeriod } from './period-prices.ts'
import { growTypedArray, RaggedArray } from './ragged-array.ts'

/** What lists filter and sort a product by, from `listing` and `listing_price`. */
export interface ListedProduct {
  id: number
  /** Ids, with all ancestors, as JSON. */
  categories: string
  producer: number | null
  series: number | null
  parameterValues: number[]
  /** As JSON. */
  sizes: string
  flags: ProductFlag[]
  priced: 'price' | 'free' | 'untold'
  popularity: number
  /** Seconds since 1970. */
  createdAt: number
  sortKey: string
  /** By the id of the price list. */
  prices: Map<number, PricePeriod[]>
}

/** Bits of `flags`. */
export const flagBits = {
  listed: 1,
  in_stock: 2,
  to_order: 4,
  disabled: 8,
  express: 16,
  is_new: 32,
  priced: 64,
  free: 128,
}
export type ProductFlag = 'in_stock' | 'to_order' | 'disabled' | 'express' | 'is_new'

/**
 * All visible products of the shop, a row for each and an array for each attribute: filtering, counting and sorting a hundred thousand of them takes
 * milliseconds.
 */
export class ListingColumns {
  readonly rows = new IdToRow()
  /** Number of rows, in use or free. */
  length = 0
  products = new Int32Array(0)
  flags = new Uint8Array(0)
  /** Numbers of `producerIds`; -1: none. */
  producers = new Int32Array(0)
  series = new Int32Array(0)
  categories = new Int32Array(0)
  sizes = new Int32Array(0)
  popularity = new Int32Array(0)
  createdAt = new Float64Array(0)
  sortKeys: string[] = []
  readonly parameterValues = new RaggedArray()
  readonly producerIds = new DictionaryEncoding<number>()
  readonly seriesIds = new DictionaryEncoding<number>()
  readonly parameterValueIds = new DictionaryEncoding<number>()
  readonly categorySets = new InternedSets<number>()
  readonly sizeSets = new InternedSets<string>()
  readonly prices = new Map<number, PeriodPrices>()
  readonly #free: number[] = []

  write(product: ListedProduct): void {
    const row = this.#rowFor(product.id)
    this.flags[row] = product.flags.reduce(
      (bits, flag) => bits | flagBits[flag],
      flagBits.listed | pricedBits[product.priced],
    )
    this.producers[row] = product.producer === null ? -1 : this.producerIds.encode(product.producer)
    this.series[row] = product.series === null ? -1 : this.seriesIds.encode(product.series)
    this.categories[row] = this.categorySets.intern(product.categories)
    this.sizes[row] = this.sizeSets.intern(product.sizes)
    this.popularity[row] = product.popularity
    this.createdAt[row] = product.createdAt
    this.sortKeys[row] = product.sortKey
    this.parameterValues.write(
      row,
      product.parameterValues.map((id) => this.parameterValueIds.encode(id)),
    )
    for (const list of new Set([...this.prices.keys(), ...product.prices.keys()]))
      this.#writePrices(row, list, product.prices.get(list) ?? [])
  }

  /** Removes a product that is no longer visible; does nothing for an unknown one. */
  remove(id: number): void {
    const row = this.rows.rowOf(id)
    if (row < 0) return
    this.flags[row] = 0
    this.rows.set(id, -1)
    this.#free.push(row)
  }

  #rowFor(id: number): number {
    const known = this.rows.rowOf(id)
    if (known >= 0) return known
    const row = this.#free.pop() ?? this.length++
    this.rows.set(id, row)
    this.#growTo(row + 1)
    this.products[row] = id
    return row
  }

  #growTo(length: number): void {
    if (length <= this.products.length) return
    this.products = growTypedArray(this.products, length)
    this.flags = growTypedArray(this.flags, length)
    this.producers = growTypedArray(this.producers, length)
    this.series = growTypedArray(this.series, length)
    this.categories = growTypedArray(this.categories, length)
    this.sizes = growTypedArray(this.sizes, length)
    this.popularity = growTypedArray(this.popularity, length)
    this.createdAt = growTypedArray(this.createdAt, length)
  }

  #writePrices(row: number, list: number, periods: PricePeriod[]): void {
    const prices = this.prices.get(list) ?? new PeriodPrices()
    this.prices.set(list, prices)
    prices.write(row, periods)
  }
}

const pricedBits = { price: flagBits.priced, free: flagBits.free, untold: 0 }
