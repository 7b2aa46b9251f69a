/** What became of a press on the buy button. A message is the shop's own, ready to show. */
export type Added =
  | { ok: true; count: number; message: string | null; basket?: BasketWorth }
  /** The code of the refusal; undefined when nothing was answered. */
  | { ok: false; message: string | null; code?: string }

/** What a basket is worth, as the wire says it. */
export interface BasketWorth {
  worth?: string
  /** '0.00': delivery is free; missing when it never is. */
  toShippingFree?: string
}

interface Answer {
  basket?: BasketWorth & { productsCounter?: number | string }
  productsCounter?: number | string
  results?: { status?: string; error?: { code?: string; message?: string } }[]
}

/** Sends the buy form and answers with what came of it (A7.9); never rejects. */
export async function putIntoBasket(form: FormData): Promise<Added> {
  form.set('getAjax', 'true')
  form.set('quiet', '1')
  try {
    const body = new URLSearchParams([...form].map(([name, value]): [string, string] => [name, String(value)]))
    const response = await fetch('/basketchange.php', { method: 'POST', body })
    const answer = (await response.json()) as Answer
    if (Number(response.headers.get('x-iai-tracking-events')))
      void import('./run-tracking-scripts.ts').then(({ runTrackingScripts }) => runTrackingScripts())
    const [result] = answer.results ?? []
    const message = result?.error?.message ?? null
    if (!response.ok || result?.status === 'error') return { ok: false, message, code: result?.error?.code }
    const { basket } = answer
    return { ok: true, message, basket, count: Number((basket ?? answer).productsCounter ?? 0) }
  } catch {
    return { ok: false, message: null }
  }
}
