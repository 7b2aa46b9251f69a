import { urls } from '#shared/urls.ts'

/** The result of a press on the buy button. A message is the shop's own, ready to show. */
export type AddResult =
  | { ok: true; count: number; message: string | null; basket?: BasketWorth; size?: string }
  /** The code of the refusal; undefined without a response. */
  | { ok: false; message: string | null; code?: string }

/** A basket's value in wire format. */
export interface BasketWorth {
  worth?: number
  /** '0.00': delivery is free; missing when it never is. */
  toShippingFree?: string
}

/** Why a request failed or was adjusted. */
interface Reason {
  code?: string
  message?: string
}

/** The shop's response to a form that changes the basket. */
export interface BasketAnswer {
  basket?: BasketWorth & { productsCounter?: number | string }
  productsCounter?: number | string
  results?: { product?: string; size?: string; status?: string; error?: Reason; warning?: Reason }[]
  error?: { message?: string }
}

/** Milliseconds, as in a poor network: the button of a request without an answer must not wait for ever, nor the requests behind it. */
const timeout = 30_000

/** Characters of a form; after the page is left browsers send no more than 64 KiB. */
const mostFromLeft = 60_000

/** Sends the buy form and returns the result (A7.9); never rejects. */
export async function putIntoBasket(form: FormData): Promise<AddResult> {
  const sent = await sendToBasket(form)
  const [result] = sent?.answer.results ?? []
  const { error, warning } = result ?? {}
  const message = (error ?? warning)?.message ?? null
  if (!sent?.ok || error) return { ok: false, message, code: error?.code }
  const { basket } = sent.answer
  return { ok: true, message, basket, size: result?.size, count: Number((basket ?? sent.answer).productsCounter ?? 0) }
}

/**
 * Sends a form of one product or, as `multiproduct`, of many to the basket, and runs the shop's tracking scripts; null without a response.
 * Never rejects.
 */
export async function sendToBasket(
  form: FormData,
  type?: 'multiproduct',
): Promise<{ ok: boolean; answer: BasketAnswer } | null> {
  form.set('getAjax', 'true')
  form.set('quiet', '1')
  try {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
    const keepalive = `${body}`.length < mostFromLeft // the request completes even if the visitor leaves the page
    const address = `${urls.changeBasket()}${type ? `?type=${type}` : ''}`
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(address, { method: 'POST', body, keepalive, signal })
    const answer = (await response.json()) as BasketAnswer
    if (Number(response.headers.get('x-iai-tracking-events')))
      void import('./run-tracking-scripts.ts').then(({ runTrackingScripts }) => runTrackingScripts())
    return { ok: response.ok, answer }
  } catch {
    return null
  }
}
