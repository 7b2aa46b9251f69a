/** What became of products that were to go into the basket. */
export interface PutOutcome {
  /** How many lines the basket has now; null when the shop has not answered. */
  basketCount: number | null
  /** How many of the asked are in it. */
  added: number
  /** What is to be said of single products, in the shop's words. */
  notes: { product: string; text: string; failed: boolean }[]
}

interface Answer {
  basket?: { productsCounter?: number | string }
  results?: { product: string; status: string; error?: { message: string } }[]
  error?: { message?: string }
}

/**
 * Sends rows of a form into the basket, beside what is there (B7.9), and answers with what became of each; never rejects. Enter in the
 * quantity of a row means that row.
 */
export async function putEntries(form: HTMLFormElement, fields: FormData): Promise<PutOutcome> {
  const typedIn = /^set_quantity\[(\d+)\]$/.exec((document.activeElement as HTMLInputElement | null)?.name ?? '')
  if (typedIn?.[1]) fields.set('only', typedIn[1])
  fields.set('getAjax', 'true')
  fields.set('quiet', '1')
  try {
    const body = new URLSearchParams([...fields].map(([name, value]): [string, string] => [name, String(value)]))
    const response = await fetch('/basketchange.php?type=multiproduct', { method: 'POST', body })
    const { basket, results = [], error } = (await response.json()) as Answer
    const told = results.flatMap(({ product, status, error }) =>
      error ? [{ product: nameOf(form, product), text: error.message, failed: status === 'error' }] : [],
    )
    return {
      basketCount: basket ? Number(basket.productsCounter ?? 0) : null,
      added: results.filter(({ status }) => status !== 'error').length,
      notes: error?.message ? [{ product: '', text: error.message, failed: true }] : told,
    }
  } catch {
    return { basketCount: null, added: 0, notes: [] }
  }
}

function nameOf(form: HTMLFormElement, product: string): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-called]')]
  return fields.find(({ value }) => value === product)?.dataset.called ?? ''
}
