import { buyTexts } from '#features/basket/texts/buy.ts'
import { BasketPanel } from '#features/basket/ui/basket-panel.tsx'
import { useWords } from '#kit/words.tsx'
import { putTexts } from '../texts/put-entries.ts'
import type { PutOutcome } from './put-entries.ts'

const mostNotes = 4

/** Says what has come into the basket and what has not, and why; goes into a region that is always present, so that it is heard. */
export function PutPanel({ outcome, onClose }: { outcome: PutOutcome; onClose: () => void }) {
  const say = useWords()
  const { basket, added, notes } = outcome
  const unanswered = basket === null && notes.length === 0
  const title =
    added > 0 ? say(putTexts.added, { count: added }) : say(unanswered ? buyTexts.failed : putTexts.notAdded)
  return (
    <BasketPanel added={added > 0} title={title} basket={basket} onClose={onClose}>
      <ul>
        {notes.slice(0, mostNotes).map(({ product, text, failed }) => (
          <li key={product + text} className={`text-small ${failed ? 'text-error' : 'text-warning'}`}>
            {product ? say(putTexts.about, { product, text }) : text}
          </li>
        ))}
      </ul>
      {notes.length > mostNotes && (
        <p className="text-small text-soft">{say(putTexts.more, { count: notes.length - mostNotes })}</p>
      )}
    </BasketPanel>
  )
}
