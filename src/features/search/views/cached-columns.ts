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

const columnsByMemory = new WeakMap<PublicShop['readCache'], CachedColumns>()

/**
 * The current columns of all listed products: cached in memory, and updated before each use with the changes since the last one (decision 0118).
 * Inside a transaction they are loaded from scratch, since it may be rolled back. While the primary is away the last known columns are used, and the
 * response is not cached.
 */
export async function getListingColumns(shop: PublicShop): Promise<ListingColumns> {
  if (shop.database.isTransaction) return new CachedColumns(shop.database).upToDate()
  const columns = columnsByMemory.get(shop.readCache) ?? new CachedColumns(shop.primary)
  columnsByMemory.set(shop.readCache, columns)
  try {
    return await columns.upToDate()
  } catch (error) {
    if (!isUnavailable(error) || !columns.known) throw error
    validUntil(shop, shop.now)
    return columns.known
  }
}

/** The columns of one database. It must not be a standby: a standby's snapshot leaves out which transactions are still running. */
class CachedColumns {
  readonly #database: Database
  #columns = new ListingColumns()
  #moment: ListingSnapshot | null = null
  /** The last started update: the next one waits for its end, so that newer data is never overwritten with older. */
  #last: Promise<unknown> = Promise.resolve()
  /** An update that has not started yet; all callers until then share it (single-flight). */
  #next: Promise<ListingColumns> | null = null

  constructor(database: Database) {
    this.#database = database
  }

  /** The columns as last loaded; null: never. */
  get known(): ListingColumns | null {
    return this.#moment && this.#columns
  }

  upToDate(): Promise<ListingColumns> {
    if (this.#next) return this.#next
    this.#next = this.#last.then(() => {
      this.#next = null
      return this.#read()
    })
    this.#last = this.#next.catch(() => {})
    return this.#next
  }

  async #read(): Promise<ListingColumns> {
    this.#moment ??= await this.#readAll()
    const changes = await changesSince(this.#database, this.#moment)
    if (changes === null) {
      this.#moment = null
      return this.#read()
    }
    await this.#readAgain(changes.products)
    this.#moment = changes.moment
    return this.#columns
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
