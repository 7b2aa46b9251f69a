import { X } from 'lucide-react'
import { useId } from 'react'
import { useWords } from '#kit/words.tsx'
import { beginningsOf } from '../rules/page-kinds.ts'
import type { Toplayer } from '../rules/toplayers.ts'
import { contentTexts } from '../texts.ts'

/**
 * A window that stands beside the page from the first: it takes no focus and covers nothing, and its cross closes it without
 * scripts. What it is for stands in data-…: its id, the beginnings of the addresses that it belongs to, and its devices.
 */
export function ToplayerWindow({ layer: { id, title, text, link, pages, devices } }: { layer: Toplayer }) {
  const say = useWords()
  const titleId = useId()
  const beginnings = beginningsOf(pages)?.map((beginning) => `/${beginning}`)
  return (
    <dialog
      open
      aria-labelledby={titleId}
      className="toplayer"
      data-toplayer={id}
      data-on={beginnings?.join(' ')}
      data-devices={devices.join(' ')}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={titleId} className="text-large">
          {title}
        </h2>
        <form method="dialog">
          <button
            type="submit"
            aria-label={say(contentTexts.closeLayer, { title })}
            className="-m-2 grid size-11 place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden="true" className="size-5" strokeWidth={1.5} />
          </button>
        </form>
      </div>
      {text.split(/\n+/).map((paragraph, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none moves
        <p key={place} className="mt-2">
          {paragraph}
        </p>
      ))}
      {link && (
        <a href={link.address} className="mt-3 inline-block font-semibold text-accent underline underline-offset-4">
          {link.text}
        </a>
      )}
    </dialog>
  )
}
