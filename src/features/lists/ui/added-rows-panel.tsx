import { BasketPanel } from '#features/basket/ui/basket-panel.tsx'
import { type BasketWorth, sendToBasket } from '#features/basket/ui/put-into-basket.ts'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { addedRowsTexts } from '../texts/added-rows.ts'

const maxNotes = 4

/** Shows which rows were added to the basket, which were not, and why. */
export function AddedRowsPanel({ outcome, onClose }: { outcome: AddRowsOutcome; onClose: () => void }) {
  const t = useTranslate()
  const { basket, added, notes } = outcome
  const unanswered = basket === null && notes.length === 0
  const title =
    added > 0 ? t(addedRowsTexts.added, { count: added }) : t(unanswered ? buyTexts.failed : addedRowsTexts.notAdded)
  return (
    <BasketPanel added={added > 0} title={title} basket={basket} onClose={onClose}>
      <ul>
        {notes.slice(0, maxNotes).map(({ product, text, failed }) => (
          <li key={product + text} className={`text-small ${failed ? 'text-error' : 'text-warning'}`}>
            {product ? t(addedRowsTexts.about, { product, text }) : text}
          </li>
        ))}
      </ul>
      {notes.length > maxNotes && (
        <p className="text-small text-soft">{t(addedRowsTexts.more, { count: notes.length - maxNotes })}</p>
      )}
    </BasketPanel>
  )
}

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
