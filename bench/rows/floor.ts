import { sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import { urls } from '#shared/urls.ts'
import type { BenchEnvironment, PreparedShop } from '../environment/bench-environment.ts'
import { floorProducts, type NextFloor, startNextFloor } from '../environment/next-floor.ts'
import { measuredPages, type ShopProcess, startShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber, noGoal } from '../figure.ts'
import { repeatRequests, saturate } from '../load/saturate.ts'
import { alternate } from '../load/statistics.ts'
import { shopper, type Visitor, type VisitorAction } from '../load/visitor.ts'

const visitorCount = 32
const maxMegabytes = 350

export interface Comparison {
  row: string
  /** The nth request to the shop, and to the floor. */
  shop: (count: number) => VisitorAction
  floor: (count: number) => VisitorAction
  /** The goal of the ratio. */
  goal: number
  /** A new visitor for each request. */
  newVisitors?: true
}

/**
 * What is not in the page cache, compared with a Next.js shop without shop rules, alternately on the same machine and PostgreSQL. One row
 * that says so where the floor's folder is missing.
 */
export async function floor(environment: BenchEnvironment): Promise<Figure[]> {
  const next = await startNextFloor(environment)
  if (!next)
    return [{ row: 'floor', measured: 'not measured: ../shared/examples/next-floor is missing', verdict: noGoal }]
  const prepared = await environment.prepared('PostgreSQL')
  const products = await readProducts(prepared)
  const figures: Figure[] = []
  try {
    const cold = { PAGE_CACHE_MEGABYTES: '0', PRODUCT_CACHE_MEGABYTES: '0' }
    figures.push(...(await compareAll(prepared, next, cold, [productPages(products, 'facts cold', 0)])))
    const warm = { PAGE_CACHE_MEGABYTES: '0' }
    figures.push(...(await compareAll(prepared, next, warm, comparisons(products, prepared.product.id))))
  } finally {
    await next.stop()
  }
  return figures
}

const get = (address: string): VisitorAction => ({ method: 'GET', address })
const graphql = (query: string): VisitorAction => ({
  method: 'POST',
  address: '/graphql/v1/',
  body: JSON.stringify({ query }),
  type: 'application/json',
})

type Product = Parameters<typeof urls.product>[0]

const nth = (products: Product[], count: number) => products[count % products.length] as Product

function productPages(products: Product[], what: string, goal: number): Comparison {
  return {
    row: `product page rendered, ${formatNumber(products.length)} in turn, ${what}`,
    shop: (count) => get(urls.product(nth(products, count))),
    floor: (count) => get(`/p/p-${1 + (count % products.length)}`),
    goal,
  }
}

export function comparisons(products: Product[], added: number): Comparison[] {
  const [first] = products as [Product]
  const line = 'product { id name link sizes { id name amount } price { price { gross { value formatted } } } }'
  return [
    {
      row: 'product page rendered, one product',
      shop: () => get(urls.product(first)),
      floor: () => get('/p/p-1'),
      goal: 0,
    },
    productPages(products, 'facts warm', 1),
    {
      row: 'category page rendered',
      shop: () => get(measuredPages.category),
      floor: () => get('/c/accessories'),
      goal: 1,
    },
    {
      row: 'results page rendered, of a word that every product has',
      shop: () => get('/szukaj?text=kubek'),
      floor: () => get('/c/accessories'),
      goal: 0,
    },
    {
      row: 'product by GraphQL, in turn',
      shop: (count) => graphql(`{ product(productId: ${nth(products, count).id}) { ${line} } }`),
      floor: (count) => get(`/api/products/p-${1 + (count % products.length)}`),
      goal: 1.5,
    },
    {
      row: 'suggestions by GraphQL',
      shop: () => graphql('{ searchSuggestions(text: "kubek") { phrase products { id name link } } }'),
      floor: () => get('/api/search?q=vase'),
      goal: 1,
    },
    {
      row: 'a new visitor adds to the basket',
      shop: () => ({
        method: 'POST',
        address: '/basketchange.php',
        body: `product=${added}&size=M&number=1&getAjax=true&quiet=true`,
      }),
      floor: () => ({
        method: 'POST',
        address: '/api/cart',
        body: '{"sku":"SKU-1-White","qty":1}',
        type: 'application/json',
      }),
      goal: 1,
      newVisitors: true,
    },
  ]
}

async function compareAll(
  prepared: PreparedShop,
  next: NextFloor,
  environment: Record<string, string>,
  all: Comparison[],
): Promise<Figure[]> {
  const shop = await startShop(prepared, environment)
  const figures: Figure[] = []
  for (const comparison of all) figures.push(await compare(shop, next, comparison))
  const megabytes = shop.megabytes()
  await shop.stop()
  const verdict = { goal: `≤ ${maxMegabytes} MB`, text: megabytes <= maxMegabytes ? 'reached' : 'missed' }
  return [...figures, { row: '… memory afterwards', measured: `${megabytes} MB`, verdict }]
}

async function compare(
  shop: ShopProcess,
  next: NextFloor,
  { row, goal, newVisitors, ...side }: Comparison,
): Promise<Figure> {
  const ofShop = () => visitorsOf(shop.port, side.shop, newVisitors)
  const ofNext = () => visitorsOf(next.port, side.floor, newVisitors)
  await visitEach(shop.port, ofShop())
  await visitEach(next.port, ofNext())
  const [rate, baseline] = await alternate(
    () => saturate(shop.port, ofShop()),
    () => saturate(next.port, ofNext()),
  )
  const ratio = rate / baseline
  const [own, others] = [await processorTime(shop, ofShop()), await processorTime(next, ofNext())]
  return {
    row,
    measured: `${formatNumber(rate)}/s, ${formatNumber(own)} ms of processor each`,
    baseline: `${formatNumber(baseline)}/s, ${formatNumber(others)} ms Next.js without shop rules`,
    ratio,
    verdict: goal > 0 ? atLeast(goal, ratio) : noGoal,
  }
}

/** Milliseconds for one answer: other work on the machine changes it least. */
async function processorTime(
  server: Pick<NextFloor, 'port' | 'processorSeconds'>,
  visitors: Visitor[],
): Promise<number> {
  const before = server.processorSeconds()
  await visitEach(server.port, visitors)
  return ((server.processorSeconds() - before) * 1000) / floorProducts
}

/** As many requests as there are products, so that both sides have compiled their code and the shop knows the facts of each product. */
async function visitEach(port: number, visitors: Visitor[]): Promise<void> {
  let sent = 0
  await repeatRequests(port, visitors, () => sent++ < floorProducts)
}

/** The visitors who together send the requests 0, 1, 2 … */
export function visitorsOf(port: number, actionAt: Comparison['shop'], areNew = false): Visitor[] {
  let count = 0
  return Array.from({ length: visitorCount }, () => visitorOf(port, () => actionAt(count++), areNew))
}

/** One visitor for all requests, or a new one for each. */
function visitorOf(port: number, action: () => VisitorAction, isAlwaysNew: boolean): Visitor {
  if (!isAlwaysNew) return shopper(port, action)
  let current: Visitor
  return {
    request: () => {
      current = shopper(port, action)
      return current.request()
    },
    answered: (answer) => current.answered(answer),
  }
}

export async function readProducts({ databaseUrl, folder }: PreparedShop): Promise<Product[]> {
  const database = await openDatabase(databaseUrl, folder)
  const { rows } = await sql<Product>`select id, name from product where source = 'bench' order by id`.execute(
    database.query,
  )
  await database.close()
  return rows
}
