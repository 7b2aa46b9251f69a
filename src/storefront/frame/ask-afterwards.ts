import type { Snippets } from './place-snippets.ts'

export interface Personal {
  basketCount: number
  /** Whether a client asks. */
  signedIn: boolean
  /** Ids of products. */
  favourites: number[]
  /** The code of what the visitor has chosen to pay in; '' while that is not known. */
  currency: string
}

interface Answer {
  Basket?: { response?: { basket?: { productsCounter?: number | string; currency?: string; user?: string } } }
  Snippets?: { response?: { items?: Snippets } }
  Wishlist?: { response?: { product?: { attributes: { id: number } }[] } }
}

/** Asks for all that is personal in one request (A7.1). Rejects when the shop does not answer. */
export async function askAfterwards(): Promise<Personal> {
  const request = JSON.stringify({
    Basket: {},
    Wishlist: { params: { only: 'ids' } },
    Snippets: { params: { scripts: 'files' } },
  })
  const response = await fetch('/ajax/get.php', { method: 'POST', body: new URLSearchParams({ request }) })
  if (!response.ok) throw new Error(`/ajax/get.php answered ${response.status}`)
  const answer = (await response.json()) as Answer
  const snippets = answer.Snippets?.response?.items
  if (snippets) void import('./place-snippets.ts').then(({ placeSnippets }) => placeSnippets(snippets))
  const basket = answer.Basket?.response?.basket
  return {
    basketCount: Number(basket?.productsCounter ?? 0),
    signedIn: basket?.user === 'true',
    favourites: answer.Wishlist?.response?.product?.map(({ attributes }) => attributes.id) ?? [],
    currency: basket?.currency ?? '',
  }
}
