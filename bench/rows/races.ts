import { sql } from 'kysely'
import { openDatabase } from '../../src/platform/database/open-database.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { BuyerSession } from '../environment/buyer-session.ts'
import { type ShopProcess, startShop } from '../environment/shop-process.ts'
import { exactly, type Figure } from '../figure.ts'

const [buyers, pieces, adds] = [200, 50, 200]
const size = 'S'

/** Results that must be correct under concurrency, over HTTP on PostgreSQL. */
export async function races(environment: BenchEnvironment): Promise<Figure[]> {
  const prepared = await environment.prepared('PostgreSQL')
  await setStock(prepared, pieces)
  const shop = await startShop(prepared)
  const addresses = await raceForPieces(shop, prepared.product.id)
  const inBasket = await addAtOnce(shop, prepared.product.id)
  await shop.stop()
  const { left, sold } = await countSold(prepared)
  await setStock(prepared, -1)
  return [
    {
      row: `${buyers} buyers race for ${pieces} pieces: orders confirmed`,
      measured: `${new Set(addresses).size}`,
      verdict: exactly(pieces, new Set(addresses).size),
    },
    { row: '… pieces in orders in the database', measured: `${sold}`, verdict: exactly(pieces, sold) },
    { row: '… pieces left', measured: `${left}`, verdict: exactly(0, left) },
    {
      row: `${adds} parallel adds in one session: pieces in the basket`,
      measured: `${inBasket}`,
      verdict: exactly(adds, inBasket),
    },
  ]
}

/** All buyers have the piece in the basket and the order page open before all send it at once; returns the addresses of the confirmations. */
async function raceForPieces({ port }: ShopProcess, product: number): Promise<string[]> {
  const ready: { buyer: BuyerSession; page: string }[] = []
  for (let count = 0; count < buyers; count++) {
    const buyer = new BuyerSession(port, `198.18.1.${count}`)
    await buyer.add(product, size)
    ready.push({ buyer, page: await buyer.get('/zamowienie') })
  }
  const answers = await Promise.all(ready.map(({ buyer, page }) => buyer.order(page)))
  return answers.filter((address) => address !== null)
}

async function addAtOnce({ port }: ShopProcess, product: number): Promise<number> {
  const session = new BuyerSession(port)
  await session.add(product, 'M', adds)
  const before = await session.pieces()
  await Promise.all(Array.from({ length: adds }, () => session.add(product, 'M')))
  return (await session.pieces()) - before
}

async function setStock({ databaseUrl, folder, product }: PreparedShop, quantity: number): Promise<void> {
  const database = await openDatabase(databaseUrl, folder)
  await sql`
    update stock set quantity = ${quantity} from product_size size
    where size.id = stock.size_id and size.product_id = ${product.id} and size.type = ${size}
  `.execute(database.query)
  await database.close()
}

async function countSold({ databaseUrl, folder, product }: PreparedShop): Promise<{ left: number; sold: number }> {
  const database = await openDatabase(databaseUrl, folder)
  const { rows } = await sql<{ left: number; sold: number }>`
    select (select sum(quantity)::integer from stock where size_id = size.id) as left,
      (select coalesce(sum(quantity), 0)::integer from order_line where size_id = size.id) as sold
    from product_size size where product_id = ${product.id} and type = ${size}
  `.execute(database.query)
  await database.close()
  return rows[0] ?? { left: Number.NaN, sold: Number.NaN }
}
