import { isUnavailable } from '#platform/database/connection-errors.ts'
import { validUntil } from '#platform/page-cache/cache-dependencies.ts'
import type { Database, PublicShop } from '#shop'
import {
  changesSince,
  currentSnapshot,
  type ListingSnapshot,
  readAllListed,
  readListed,
} from '../queries/listed-products.ts'
import { ListingColumns } from '../rules/columns/listing-columns.ts'
import { listingLimits } from './listing-index.ts'

/** More changed products than this come from a bulk import: lists do not wait for them. */
const maxAwaitedChanges = 1_000

const columnsByCache = new WeakMap<PublicShop['readCache'], CachedColumns>()

/**
 * The columns of all listed products: cached in memory, and updated before each use with the changes since the
 * last one (decision 0118). Inside a transaction they are read from scratch, since it may be rolled back. While a bulk import is read, and
 * while the primary is unavailable, they may be stale; such a response is not cached.
 */
export async function getListingColumns(shop: PublicShop): Promise<ListingColumns> {
  const now = shop.now.getTime()
  if (shop.database.isTransaction) return (await new CachedColumns(shop.database).upToDate(now)).columns
  const cached = columnsByCache.get(shop.readCache) ?? new CachedColumns(shop.primary)
  columnsByCache.set(shop.readCache, cached)
  const { columns, isStale } = await cached.upToDate(now).catch((error) => {
    if (!isUnavailable(error) || !cached.lastRead) throw error
    return { columns: cached.lastRead, isStale: true }
  })
  if (isStale) validUntil(shop, shop.now)
  return columns
}

interface ColumnsAnswer {
  columns: ListingColumns
  isStale: boolean
}

/** The columns of one database. It must not be a standby: its snapshots leave out which transactions are still running. */
class CachedColumns {
  readonly #database: Database
  #columns = new ListingColumns()
  #moment: ListingSnapshot | null = null
  /** The read begun last: the next one waits for its end, so that nothing older overwrites something newer. */
  #last: Promise<unknown> = Promise.resolve()
  /** A read that has not begun yet; all callers until then share it (single-flight). */
  #next: Promise<ColumnsAnswer> | null = null
  /** The read of a bulk import, and when it began. */
  #catchUp: { since: number; work: Promise<void> } | null = null

  constructor(database: Database) {
    this.#database = database
  }

  /** The columns as they were read last; null: never. */
  get lastRead(): ListingColumns | null {
    return this.#moment && this.#columns
  }

  /** @param now milliseconds since 1970 */
  upToDate(now: number): Promise<ColumnsAnswer> {
    if (this.#next) return this.#next
    this.#next = this.#last.then(() => {
      this.#next = null
      return this.#read(now)
    })
    this.#last = this.#next.catch(() => {})
    return this.#next
  }

  async #read(now: number): Promise<ColumnsAnswer> {
    if (this.#catchUp) {
      if (now - this.#catchUp.since < listingLimits.staleness) return { columns: this.#columns, isStale: true }
      await this.#catchUp.work
    }
    const isFirst = this.#moment === null
    this.#moment ??= await this.#readAll()
    const changes = await changesSince(this.#database, this.#moment)
    if (changes === null) {
      this.#moment = null
      return this.#read(now)
    }
    const work = this.#readAgain(changes.products).then(() => {
      this.#moment = changes.moment
    })
    if (isFirst || changes.products.length <= maxAwaitedChanges) {
      await work
      return { columns: this.#columns, isStale: false }
    }
    const ended = work
      .catch(() => {})
      .finally(() => {
        this.#catchUp = null
      })
    this.#catchUp = { since: now, work: ended }
    return { columns: this.#columns, isStale: true }
  }

  /** Products that change while it runs are read again, as changes since the snapshot taken at its start. */
  async #readAll(): Promise<ListingSnapshot> {
    const [moment, columns] = [await currentSnapshot(this.#database), new ListingColumns()]
    for await (const listed of readAllListed(this.#database)) for (const product of listed) columns.write(product)
    this.#columns = columns
    return moment
  }

  async #readAgain(products: number[]): Promise<void> {
    const gone = new Set(products)
    for await (const listed of readListed(this.#database, products))
      for (const product of listed) {
        this.#columns.write(product)
        gone.delete(product.id)
      }
    for (const product of gone) this.#columns.remove(product)
  }
}
