import { type BasketWorth, sendToBasket } from '#features/basket/ui/put-into-basket.ts'

/** What became of products that were to go into the basket. */
export interface AddRowsOutcome {
  /** How many lines the basket has now; null when the shop has not answered. */
  basketCount: number | null
  /** What the basket is worth now; null when the shop has not answered. */
  basket: BasketWorth | null
  /** How many of the asked are in it. */
  added: number
  /** What is to be said of single products, in the shop's words. */
  notes: { product: string; text: string; failed: boolean }[]
}

/**
 * Sends rows of a form into the basket, beside what is there (B7.9), and answers with what became of each; never rejects. Enter in the
 * quantity of a row means that row.
 */
export async function addRowsToBasket(form: HTMLFormElement, fields: FormData): Promise<AddRowsOutcome> {
  const typedIn = /^set_quantity\[(\d+)\]$/.exec((document.activeElement as HTMLInputElement | null)?.name ?? '')
  if (typedIn?.[1]) fields.set('only', typedIn[1])
  const sent = await sendToBasket(fields, 'multiproduct')
  const { basket, results = [], error } = sent?.answer ?? {}
  const told = results.flatMap(({ product = '', error, warning }) => {
    const text = (error ?? warning)?.message
    return text ? [{ product: nameOf(form, product), text, failed: error !== undefined }] : []
  })
  return {
    basket: basket ?? null,
    basketCount: basket ? Number(basket.productsCounter ?? 0) : null,
    added: results.filter(({ status }) => status !== 'error').length,
    notes: error?.message ? [{ product: '', text: error.message, failed: true }] : told,
  }
}

function nameOf(form: HTMLFormElement, product: string): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-called]')]
  return fields.find(({ value }) => value === product)?.dataset.called ?? ''
}
