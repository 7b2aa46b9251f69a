import { type RelevanceQuery, relevanceQueries } from '../../test/relevance-queries.ts'
import { startDemoShop } from '../environment/shop-process.ts'
import { atLeast, type Figure, formatNumber, noGoal } from '../figure.ts'

const goal = 0.95
const first = 3

/** How often a query finds the intended product among the first three, by kind, with the failures. Only the demo shop. */
export async function relevance(): Promise<Figure[]> {
  const shop = await startDemoShop()
  const missed: RelevanceQuery[] = []
  try {
    for (const query of relevanceQueries) if (!(await succeeds(shop.port, query))) missed.push(query)
  } finally {
    await shop.stop()
  }
  const share = 1 - missed.length / relevanceQueries.length
  const kinds = Map.groupBy(relevanceQueries, ({ kind }) => kind)
  return [
    {
      row: `relevance: success@${first} of ${relevanceQueries.length} queries`,
      measured: formatNumber(share),
      verdict: atLeast(goal, share),
    },
    ...[...kinds].map(([kind, queries]) => ({
      row: `relevance: ${kind}`,
      measured: formatMisses(queries, missed),
      verdict: noGoal,
    })),
  ]
}

async function succeeds(port: number, { text, products }: RelevanceQuery): Promise<boolean> {
  const query = `query ($text: String!) { products(searchInput: {text: $text, limit: ${first}}) { products { id } } }`
  const answer = await fetch(`http://127.0.0.1:${port}/graphql/v1/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables: { text } }),
  })
  const { data } = (await answer.json()) as { data: { products: { products: { id: number }[] } } }
  return data.products.products.some(({ id }) => products.includes(id))
}

function formatMisses(queries: readonly RelevanceQuery[], missed: RelevanceQuery[]): string {
  const failed = queries.filter((query) => missed.includes(query)).map(({ text }) => text)
  const found = `${queries.length - failed.length} of ${queries.length}`
  return failed.length > 0 ? `${found}; not: ${failed.join(', ')}` : found
}
