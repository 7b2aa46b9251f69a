import { useId } from 'react'
import { DialogHeader } from '#kit/dialog.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Toplayer } from '../rules/content-blocks.ts'
import { pathPrefixesOf } from '../rules/content-blocks.ts'
import { contentTexts } from '../texts.ts'

/**
 * A non-modal window, part of the page from the start: it takes no focus and covers nothing, and its close button works without
 * scripts. The data-… attributes contain its id, its path prefixes and its devices.
 */
export function ToplayerWindow({ layer: { id, title, text, link, pages, devices } }: { layer: Toplayer }) {
  const t = useTranslate()
  const titleId = useId()
  const beginnings = pathPrefixesOf(pages)?.map((beginning) => `/${beginning}`)
  return (
    <dialog
      open
      aria-labelledby={titleId}
      className="toplayer"
      data-toplayer={id}
      data-on={beginnings?.join(' ')}
      data-devices={devices.join(' ')}
    >
      <DialogHeader
        titleId={titleId}
        title={title}
        closeLabel={t(contentTexts.closeLayer, { title })}
        className="text-large"
      />
      {text.split(/\n+/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may say the same, and none moves
        <p key={index} className="mt-2">
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
