import { urls } from '#shared/urls.ts'

interface Answer {
  wishlist: { product: { attributes: { id: number } }[] }
  results?: { error?: { message?: string } }[]
  error?: { message?: string }
}

/** The result of a press on a heart: the products that are favourites now, or the shop's message why not, if it has responded. */
export type FavouriteResponse = { ok: true; ids: number[] } | { ok: false; message: string | null }

/** Adds a product to the favourites, or removes all of its sizes. Rejects when there is no response within ten seconds. */
export async function sendFavourite(product: number, size: string, add: boolean): Promise<FavouriteResponse> {
  const fields = { mode: '2', getAjax: '1', only: 'ids', product: `${product}`, ...(add ? { size } : { number: '0' }) }
  const body = new URLSearchParams(fields)
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(urls.changeBasket(), { method: 'POST', body, signal, keepalive: true })
  const { wishlist, results, error } = (await response.json()) as Answer
  const refusal = error ?? results?.[0]?.error
  if (refusal || !response.ok) return { ok: false, message: refusal?.message ?? null }
  return { ok: true, ids: wishlist.product.map(({ attributes }) => attributes.id) }
}
