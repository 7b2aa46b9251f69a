import { urls } from '#shared/urls.ts'

interface Answer {
  status: 'success' | 'error'
  Comparers: { product: { attributes: { id: number } }[] }
  error?: { message?: string }
}

/** The result of a press: the products in the comparison now, and the shop's message when this one is not among them. */
export interface ComparisonResponse {
  ok: boolean
  ids: number[] | null
  message: string | null
}

/** Adds a product to the comparison, or removes it. Rejects when there is no response within ten seconds. */
export async function sendComparison(product: number, wanted: boolean): Promise<ComparisonResponse> {
  const body = new URLSearchParams({
    ...{ comparers: wanted ? 'add' : 'remove', product: `${product}` },
    ...{ getAjax: '1', only: 'ids' },
  })
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(urls.settings(), { method: 'POST', body, signal, keepalive: true })
  const { status, Comparers, error } = (await response.json()) as Answer
  const ids = Comparers.product.map(({ attributes }) => attributes.id)
  return { ok: status === 'success', ids, message: error?.message ?? null }
}
