import { type BasketWorth, sendToBasket } from '#features/basket/ui/put-into-basket.ts'

/** The outcome of adding products to the basket. */
export interface AddRowsOutcome {
  /** How many lines the basket has now; null without a response. */
  basketCount: number | null
  /** What the basket is worth now; null without a response. */
  basket: BasketWorth | null
  /** How many of the requested products were added. */
  added: number
  /** Messages about single products. */
  notes: { product: string; text: string; failed: boolean }[]
}

/**
 * Adds rows of a form to the basket, in addition to its contents (B7.9), and returns the outcome of each; never rejects. Enter in the quantity field
 * of a row adds only that row.
 */
export async function addRowsToBasket(form: HTMLFormElement, fields: FormData): Promise<AddRowsOutcome> {
  const rowField = /^set_quantity\[(\d+)\]$/.exec((document.activeElement as HTMLInputElement | null)?.name ?? '')
  if (rowField?.[1]) fields.set('only', rowField[1])
  const sent = await sendToBasket(fields, 'multiproduct')
  const { basket, results = [], error } = sent?.answer ?? {}
  const messages = results.flatMap(({ product = '', error, warning }) => {
    const text = (error ?? warning)?.message
    return text ? [{ product: nameOf(form, product), text, failed: error !== undefined }] : []
  })
  return {
    basket: basket ?? null,
    basketCount: basket ? Number(basket.productsCounter ?? 0) : null,
    added: results.filter(({ status }) => status !== 'error').length,
    notes: error?.message ? [{ product: '', text: error.message, failed: true }] : messages,
  }
}

function nameOf(form: HTMLFormElement, product: string): string {
  const fields = [...form.querySelectorAll<HTMLInputElement>('input[data-called]')]
  return fields.find(({ value }) => value === product)?.dataset.called ?? ''
}
