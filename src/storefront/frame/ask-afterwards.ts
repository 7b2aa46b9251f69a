import { askFor } from './ask-for.ts'

export interface Personal {
  basketCount: number
  /** Whether a client asks. */
  signedIn: boolean
  /** Ids of products. */
  favourites: number[]
  /** The code of what the visitor has chosen to pay in; '' while that is not known. */
  currency: string
}

/** Asks for all that is personal in one request (A7.1). Rejects when the shop does not answer. */
export async function askAfterwards(): Promise<Personal> {
  const answer = await askFor({
    Basket: {},
    Wishlist: { params: { only: 'ids' } },
    Snippets: { params: { scripts: 'files' } },
  })
  const snippets = answer.Snippets?.response?.items
  if (snippets) void import('./place-snippets.ts').then(({ placeSnippets }) => placeSnippets(snippets))
  const basket = answer.Basket?.response?.basket
  return {
    basketCount: basket?.productsCounter ?? 0,
    signedIn: basket?.user === 'true',
    favourites: answer.Wishlist?.response?.product?.map(({ attributes }) => attributes.id) ?? [],
    currency: basket?.currency ?? '',
  }
}
