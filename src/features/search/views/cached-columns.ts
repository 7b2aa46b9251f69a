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
 * The columns of all listed products as the database has them now: kept in memory, and before each answer brought up to date with what has
 * been changed since the last one (decision 0118). Inside a transaction they are read anew, since it may be undone. While the primary is
 * away they are as they were, and the answer is not kept.
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

/** Of one database, which must not be a standby: what a standby calls a snapshot leaves out which transactions are still running. */
class CachedColumns {
  readonly #database: Database
  #columns = new ListingColumns()
  #moment: ListingSnapshot | null = null
  /** What was begun last: the next reading waits for its end, so that nothing older is written over something newer. */
  #last: Promise<unknown> = Promise.resolve()
  /** A reading that has not begun yet, and answers all who ask until then. */
  #next: Promise<ListingColumns> | null = null

  constructor(database: Database) {
    this.#database = database
  }

  /** As they were read last; null: never. */
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

  /** What changes during it is read again, as a change since the moment in which it began. */
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
