import { BasketPanel } from '#features/basket/ui/basket-panel.tsx'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { addedRowsTexts } from '../texts/added-rows.ts'
import type { AddRowsOutcome } from './add-rows-to-basket.ts'

const maxNotes = 4

/**
 * Shows which rows were added to the basket, which were not, and why. Render it into a live region that is always present, so that screen readers
 * announce it.
 */
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
