import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { OpenDatabase } from '#platform/database/database.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { HttpBuyer } from './http-buyer.ts'
import { npmStart, type SpawnedShop, spawnScript } from './spawn-shop.ts'

/** A prepared shop that is not running, with the demo's goods. */
export interface PreparedShopData {
  databaseUrl: string | null
  dataFolder: string
}

export interface KillTestResult {
  orders: number
  kills: number
  /** Orders whose form had to be sent again, for lack of an answer. */
  repeated: number
  /** Seconds from each start after a kill until the shop was ready. */
  starts: number[]
}

const stock = 100_000

/**
 * Guests order in parallel while the shop is killed with SIGKILL again and again, and started again. Throws when an order that
 * was confirmed is lost, one is duplicated or incomplete, or the stock does not match.
 */
export async function killDuringOrders(
  shop: PreparedShopData,
  { orders, kills, buyers }: { orders: number; kills: number; buyers: number },
): Promise<KillTestResult> {
  const before = await withDatabase(shop, prepare)
  const process = new KilledShop(shop)
  const confirmed = new Map<string, string>()
  let begun = 0
  let repeated = 0
  const buyOneAfterAnother = async () => {
    while (begun < orders) {
      begun += 1
      const buyer = new HttpBuyer(() => process.url())
      const { key, page } = await buyer.buy()
      if (confirmed.has(key)) throw new Error('two orders of one form')
      confirmed.set(key, page)
      if (buyer.repeated > 0) repeated += 1
      if (process.kills < kills && confirmed.size >= ((process.kills + 1) * orders) / (kills + 1)) await process.kill()
    }
  }
  try {
    await Promise.all(Array.from({ length: buyers }, buyOneAfterAnother))
  } finally {
    await process.stop()
  }
  await withDatabase(shop, (database) => checkOrders(database, before, confirmed))
  return { orders: confirmed.size, kills: process.kills, repeated, starts: process.starts }
}

/** A shop that is restarted after each kill. */
class KilledShop {
  readonly #words: Record<string, string>
  #shop: SpawnedShop
  #opened: Promise<string>
  kills = 0
  readonly starts: number[] = []

  constructor({ databaseUrl, dataFolder }: PreparedShopData) {
    this.#words = { PORT: '0', DATABASE_URL: databaseUrl ?? '', DATA_FOLDER: dataFolder, DEMO: 'no' }
    this.#shop = spawnScript(npmStart, this.#words)
    this.#opened = this.#shop.url
  }

  url(): Promise<string> {
    return this.#opened
  }

  /** At a random moment within a tenth of a second, while orders are placed. */
  async kill(): Promise<void> {
    this.kills += 1
    await sleep(Math.random() * 100)
    this.#shop.process.kill('SIGKILL')
    this.#opened = this.#openAgain()
    await this.#opened
  }

  async #openAgain(): Promise<string> {
    await this.#shop.exit
    const began = performance.now()
    this.#shop = spawnScript(npmStart, this.#words)
    const url = await this.#shop.url
    this.starts.push((performance.now() - began) / 1000)
    return url
  }

  async stop(): Promise<void> {
    const { process, exit, printed } = this.#shop
    if (this.kills > 0 && !printed().includes('Ostatnio Witryna została przerwana'))
      throw new Error(`the shop does not say that it was killed:\n${printed()}`)
    process.kill('SIGTERM')
    await exit
  }
}

async function withDatabase<Answer>(
  { databaseUrl, dataFolder }: PreparedShopData,
  work: (database: OpenDatabase) => Promise<Answer>,
): Promise<Answer> {
  const database = await openDatabase(databaseUrl, dataFolder)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

/** Sets enough stock of mugs, reserved while a form is open; returns the number of existing orders. */
async function prepare({ query }: OpenDatabase): Promise<number> {
  await sql`
    update stock set quantity = ${stock} from product_size size where size.id = size_id and product_id = 1001
  `.execute(query)
  await sql`insert into setting (key, value) values ('stock.holdMinutes', '15')`.execute(query)
  const { rows } = await sql<{ count: number }>`select count(*) as count from orders`.execute(query)
  return Number(rows[0]?.count)
}

/** Every confirmed order exists once and complete, with its payment and its mail jobs, and no other order; sold pieces left the stock, and reserved stock equals the reservations. */
async function checkOrders({ query }: OpenDatabase, before: number, confirmed: Map<string, string>): Promise<void> {
  const { rows } = await sql<{ key: string; page: string; whole: boolean }>`
    select idempotency_key::text as key, '/zamowienie/' || number || '/' as page,
      (select count(*) = 1 and sum(gross) = goods_gross and bool_and(taken <> '[]') from order_line where order_id = orders.id)
        and (select count(*) = 1 from order_address where order_id = orders.id and kind = 'delivery')
        and (select count(*) = 1 and min(amount) = total_gross from payment where order_id = orders.id)
        and (select count(*) = 1 from pgboss.job where name = 'send-order-mails' and data ->> 'orderId' = orders.id::text
          and not data ? 'deferrals') as whole
    from orders
  `.execute(query)
  const found = new Map(rows.map((row) => [row.key, row]))
  for (const [key, page] of confirmed)
    if (!page.startsWith(found.get(key)?.page ?? 'nothing')) throw new Error(`the confirmed order ${page} is lost`)
  if (rows.length !== before + confirmed.size)
    throw new Error(`${rows.length - before} orders of ${confirmed.size} forms`)
  const half = rows.filter(({ key, whole }) => confirmed.has(key) && !whole)
  if (half.length > 0) throw new Error(`${half.length} orders are there in half, the first is ${half[0]?.page}`)
  const counted = await sql<{ sold: string; left: string; held: string; holds: string }>`
    select (
        select sum(quantity) from order_line join orders on orders.id = order_id
        where idempotency_key::text = any(${[...confirmed.keys()]})
      ) as sold,
      (select sum(stock.quantity) from stock join product_size size on size.id = size_id where product_id = 1001) as left,
      (select sum(stock.held) from stock join product_size size on size.id = size_id where product_id = 1001) as held,
      (select coalesce(sum(quantity), 0) from stock_hold join product_size size on size.id = size_id where product_id = 1001) as holds
  `.execute(query)
  const [row] = counted.rows
  const [sold, left, held, holds] = [row?.sold, row?.left, row?.held, row?.holds].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  if (sold + left + held !== stock || held !== holds)
    throw new Error(`sold ${sold}, left ${left}, held ${held} for ${holds} of ${stock}`)
}
