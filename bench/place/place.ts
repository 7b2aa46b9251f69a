import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedPostgresql, startPostgresql } from '../../test/start-postgresql.ts'
import { type BenchProduct, finishProducts, importProducts } from './bench-product.ts'
import { type Data, startShop } from './shop-process.ts'

export interface Prepared extends Data {
  product: BenchProduct
  /** From the command to the first answered request, of a shop that had nothing yet. */
  coldStart: number
}

/** The demo shop with 1,000 products more on each engine, made when a row first asks for it and shared by all rows. */
export class Place {
  readonly #folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  readonly #prepared = new Map<Data['engine'], Promise<Prepared>>()
  #postgresql: Promise<StartedPostgresql> | null = null

  prepared(engine: Data['engine']): Promise<Prepared> {
    const prepared = this.#prepared.get(engine) ?? this.#prepare(engine)
    this.#prepared.set(engine, prepared)
    return prepared
  }

  async close(): Promise<void> {
    await (await this.#postgresql)?.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }

  async #prepare(engine: Data['engine']): Promise<Prepared> {
    const data = { engine, databaseUrl: await this.#database(engine), folder: join(this.#folder, engine) }
    const shop = await startShop(data)
    await importProducts(data)
    await shop.stop()
    return { ...data, product: await finishProducts(data), coldStart: shop.secondsToAnswer }
  }

  async #database(engine: Data['engine']): Promise<string> {
    if (engine === 'PGlite') return ''
    this.#postgresql ??= startPostgresql()
    const { server, run } = await this.#postgresql
    await run('create database bench')
    return `${server}/bench`
  }
}
