import { sql } from 'kysely'
import { openDatabase } from '#platform/database/open-database.ts'
import type { ShopData } from '../environment/shop-process.ts'

const changes = 20

/** Gives each product a unique word, one after the other, as another process would; returns the seconds until a running shop finds each. */
export async function indexingDelays({ databaseUrl, folder }: ShopData, port: number): Promise<number[]> {
  const database = await openDatabase(databaseUrl, folder)
  const seconds: number[] = []
  try {
    for (let change = 0; change < changes; change++) {
      const word = `zmieniony${Date.now().toString(36)}q${change}`
      const { rows } = await sql<{ id: number; name: string }>`
        select id, name from product where source = 'demo-large' order by id offset ${change * 101} limit 1
      `.execute(database.query)
      const [product] = rows
      if (!product) throw new Error('there is no large catalogue')
      const rename = (name: string) =>
        sql`update product set name = ${name} where id = ${product.id}`.execute(database.query)
      await rename(`${product.name} ${word}`)
      seconds.push(await secondsOfOne(port, word, product.id).finally(() => rename(product.name)))
    }
  } finally {
    await database.close()
  }
  return seconds
}

async function secondsOfOne(port: number, word: string, id: number): Promise<number> {
  const began = performance.now()
  const seconds = () => (performance.now() - began) / 1000
  while (!(await isFound(port, word, id))) if (seconds() > 30) throw new Error(`${word} is not found after 30 s`)
  return seconds()
}

async function isFound(port: number, text: string, id: number): Promise<boolean> {
  const query = 'query ($text: String!) { products(searchInput: {text: $text, limit: 3}) { products { id } } }'
  const answer = await fetch(`http://127.0.0.1:${port}/graphql/v1/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  })
  const { data } = (await answer.json()) as { data: { products: { products: { id: number }[] } } }
  return data.products.products.some((product) => product.id === id)
}
