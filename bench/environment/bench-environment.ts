import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedPostgresql, startPostgresql } from '../../test/start-postgresql.ts'
import { type BenchProduct, finishProducts, importProducts } from './bench-product.ts'
import { runMaintenance } from './maintenance.ts'
import { type ShopData, startShop } from './shop-process.ts'

export interface PreparedShop extends ShopData {
  product: BenchProduct
  /** From the command to the first answered request, of a new shop. */
  coldStart: number
}

/** The demo shop with 1,000 more products on each engine, created when a row first needs it and shared by all rows. */
export class BenchEnvironment {
  /** For temporary files of a row. */
  readonly folder = mkdtempSync(join(tmpdir(), 'witryna-bench-'))
  readonly #prepared = new Map<ShopData['engine'], Promise<PreparedShop>>()
  #databases = 0
  #postgresql: Promise<StartedPostgresql> | null = null

  prepared(engine: ShopData['engine']): Promise<PreparedShop> {
    const prepared = this.#prepared.get(engine) ?? this.#prepare(engine)
    this.#prepared.set(engine, prepared)
    return prepared
  }

  /** An empty database on the same PostgreSQL; `folder` is one that its server may write to. */
  async emptyDatabase(): Promise<{ databaseUrl: string; folder: string }> {
    this.#postgresql ??= startPostgresql()
    const { server, folder, run } = await this.#postgresql
    const name = `bench_${++this.#databases}`
    await run(`create database ${name}`)
    return { databaseUrl: `${server}/${name}`, folder }
  }

  async close(): Promise<void> {
    await (await this.#postgresql)?.stop()
    rmSync(this.folder, { recursive: true, force: true })
  }

  async #prepare(engine: ShopData['engine']): Promise<PreparedShop> {
    const data = {
      engine,
      databaseUrl: engine === 'PGlite' ? '' : (await this.emptyDatabase()).databaseUrl,
      folder: join(this.folder, engine),
    }
    const shop = await startShop(data)
    await importProducts(data)
    await shop.stop()
    const product = await finishProducts(data)
    await runMaintenance(data)
    return { ...data, product, coldStart: shop.secondsToAnswer }
  }
}
