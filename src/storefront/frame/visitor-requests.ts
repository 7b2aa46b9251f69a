import type { MiniBasketData } from '#features/basket/ui/mini-basket-panel.tsx'
import type { Snippets } from './snippets.ts'

interface VisitorData {
  Basket?: { response?: { basket?: MiniBasketData & { currency?: string; user?: string } } }
  Comparers?: { response?: { product?: { attributes: { id: number } }[] } }
  Snippets?: { response?: { items?: Snippets } }
  Wishlist?: { response?: { product?: { attributes: { id: number } }[] } }
}

/** Returns the shop's answer to this request for the visitor's data (A7.1). Rejects when it has not succeeded within ten seconds. */
export async function fetchVisitorData(request: Partial<Record<keyof VisitorData, object>>): Promise<VisitorData> {
  const response = await fetch('/ajax/get.php', {
    method: 'POST',
    body: new URLSearchParams({ request: JSON.stringify(request) }),
    signal: AbortSignal.timeout(10_000),
  })
  if (!response.ok) throw new Error(`HTTP status ${response.status}`)
  return response.json()
}

let lastRequest: Promise<unknown> = Promise.resolve()

/**
 * Runs requests for the visitor one after the other, so that no answer is older than an action, and the first two actions of a new visitor
 * share one visit.
 */
export function runInOrder<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const answer = lastRequest.then(work, work)
  lastRequest = answer
  return answer
}

export interface PersonalData {
  basketCount: number
  /** Whether the visitor is a signed-in client. */
  signedIn: boolean
  /** Ids of products. */
  favourites: number[]
  /** The code of the visitor's currency; '' while unknown. */
  currency: string
}

/** Requests all personal data in one request (A7.1). Rejects when the shop does not answer. */
export async function fetchPersonalData(): Promise<PersonalData> {
  const answer = await fetchVisitorData({
    Basket: {},
    Wishlist: { params: { only: 'ids' } },
    Snippets: { params: { scripts: 'files' } },
  })
  const snippets = answer.Snippets?.response?.items
  if (snippets) void import('./snippets.ts').then(({ insertSnippets }) => insertSnippets(snippets))
  const basket = answer.Basket?.response?.basket
  return {
    basketCount: basket?.productsCounter ?? 0,
    signedIn: basket?.user === 'true',
    favourites: answer.Wishlist?.response?.product?.map(({ attributes }) => attributes.id) ?? [],
    currency: basket?.currency ?? '',
  }
}
