import { useTranslate } from '#kit/messages.tsx'
import { listTexts } from '../../texts/listing.ts'

/** What a list without any product says. */
export function EmptyList() {
  const t = useTranslate()
  return (
    <div className="mt-12 rounded-panel border border-line px-6 py-12 text-center">
      <h2 className="text-heading">{t(listTexts.emptyTitle)}</h2>
      <p className="mt-2 text-soft">{t(listTexts.emptyText)}</p>
    </div>
  )
}
