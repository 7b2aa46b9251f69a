import { execFileSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import { urls } from '#shared/urls.ts'
import { feedBytes } from '../generate-feed.ts'
import type { ShopData } from './shop-process.ts'

/** The measured product: 3 sizes, 8 parameters, 2 pictures, never sold out. */
export interface BenchProduct {
  id: number
  address: string
  /** 200 others like it. */
  others: string[]
  otherIds: number[]
}

const products = 1000

/** Imports 1,000 products into a running shop, whose buyers order on one page, with terminal commands. */
export async function importProducts({ databaseUrl, folder }: ShopData): Promise<void> {
  const feed = join(folder, 'feed.csv')
  await writeFile(feed, feedBytes('csv', products))
  const env = { ...process.env, WITRYNA_ENV: devNull, DATABASE_URL: databaseUrl, DATA_FOLDER: folder }
  const terminal = (...args: string[]) => execFileSync(process.execPath, ['scripts/shop.mjs', ...args], { env })
  terminal('import', feed, '--source', 'bench')
  terminal('settings', 'set', 'checkout.onePage', 'yes')
}

/** Gives the imported products pictures of the demo shop, and the measured ones unlimited stock. The shop must not run. */
export async function finishProducts({ databaseUrl, folder }: ShopData): Promise<BenchProduct> {
  const database = await openDatabase(databaseUrl || null, folder)
  const source = sql`select id from product where source = 'bench'`
  await sql`
    update picture set state = 'ready', file = demo.file, width = demo.width, height = demo.height, colour = demo.colour
    from (select * from picture where state = 'ready' order by id limit 1) demo
    where picture.product_id in (${source})
  `.execute(database.query)
  await sql`
    update stock set quantity = -1 from product_size size where size.id = stock.size_id and size.product_id in (${source})
  `.execute(database.query)
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from product where source = 'bench' order by id limit 201
  `.execute(database.query)
  await database.close()
  const [product, ...others] = rows
  if (!product) throw new Error('the bench products were not imported')
  return {
    id: product.id,
    address: urls.product(product),
    others: others.map(urls.product),
    otherIds: others.map(({ id }) => id),
  }
}
