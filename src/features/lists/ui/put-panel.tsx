import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { putTexts } from '../texts/put-entries.ts'
import type { PutOutcome } from './put-entries.ts'

const mostNotes = 4

/** Says what has come into the basket and what has not, and why; goes into a region that is always present, so that it is heard. */
export function PutPanel({ outcome, onClose }: { outcome: PutOutcome; onClose: () => void }) {
  const say = useWords()
  const { basketCount, added, notes } = outcome
  const Icon = added > 0 ? CircleCheck : CircleAlert
  return (
    <div className="added-panel">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${added > 0 ? 'text-success' : 'text-error'}`}
        strokeWidth={1.75}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">
          {added > 0
            ? say(putTexts.added, { count: added })
            : say(basketCount === null && notes.length === 0 ? putTexts.failed : putTexts.notAdded)}
        </p>
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
        {added > 0 && (
          <LinkButton to={urls.basket()} className="mt-3 w-full">
            {say(putTexts.toBasket)}
          </LinkButton>
        )}
      </div>
      <button
        type="button"
        aria-label={say(putTexts.close)}
        onClick={onClose}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
