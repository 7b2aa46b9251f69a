import { useId } from 'react'
import { DialogHead } from '#kit/dialog-head.tsx'
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
      <DialogHead
        titleId={titleId}
        title={title}
        closeLabel={say(contentTexts.closeLayer, { title })}
        className="text-large"
      />
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
