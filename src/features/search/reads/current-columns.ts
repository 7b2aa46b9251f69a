import type { Database, PublicShop } from '#shop'
import { ListingColumns } from '../rules/columns/listing-columns.ts'
import { allListed, listedAmong } from './listed-products.ts'
import { changesSince, currentMoment, type Moment } from './listing-changes.ts'

const kept = new WeakMap<PublicShop['memory'], KeptColumns>()

/**
 * The columns of all listed products as the database has them now: kept in memory, and before each answer brought up to date with what has
 * been changed since the last one (decision 0118). Inside a transaction they are read anew, since it may be undone.
 */
export async function currentColumns({ database, memory }: PublicShop): Promise<ListingColumns> {
  if (database.isTransaction) return new KeptColumns().upToDate(database)
  const columns = kept.get(memory) ?? new KeptColumns()
  kept.set(memory, columns)
  return columns.upToDate(database)
}

class KeptColumns {
  #columns = new ListingColumns()
  #moment: Moment | null = null
  /** What was begun last: the next reading waits for its end, so that nothing older is written over something newer. */
  #last: Promise<unknown> = Promise.resolve()
  /** A reading that has not begun yet, and answers all who ask until then. */
  #next: { database: Database; done: Promise<ListingColumns> } | null = null

  upToDate(database: Database): Promise<ListingColumns> {
    if (this.#next?.database === database) return this.#next.done
    const done = this.#last.then(() => {
      if (this.#next?.done === done) this.#next = null
      return this.#read(database)
    })
    this.#next = { database, done }
    this.#last = done.catch(() => {})
    return done
  }

  async #read(database: Database): Promise<ListingColumns> {
    this.#moment ??= await this.#readAll(database)
    const changes = await changesSince(database, this.#moment)
    if (changes === null) {
      this.#moment = null
      return this.#read(database)
    }
    await this.#readAgain(database, changes.products)
    this.#moment = changes.moment
    return this.#columns
  }

  /** What changes during it is read again, as a change since the moment in which it began. */
  async #readAll(database: Database): Promise<Moment> {
    const [moment, columns] = [await currentMoment(database), new ListingColumns()]
    for await (const listed of allListed(database)) for (const product of listed) columns.write(product)
    this.#columns = columns
    return moment
  }

  async #readAgain(database: Database, products: number[]): Promise<void> {
    const gone = new Set(products)
    for await (const listed of listedAmong(database, products))
      for (const product of listed) {
        this.#columns.write(product)
        gone.delete(product.id)
      }
    for (const product of gone) this.#columns.remove(product)
  }
}
