import { X } from 'lucide-react'

interface DialogHeadProps {
  /** What the dialog is labelled by. */
  titleId: string
  title: string
  closeLabel: string
  className?: string
}

/** The title of a dialog and the cross that closes it, without scripts too. */
export function DialogHead({ titleId, title, closeLabel, className = 'text-heading' }: DialogHeadProps) {
  return (
    <div className="flex items-start justify-between gap-4">
      <h2 id={titleId} className={className}>
        {title}
      </h2>
      <form method="dialog">
        <button
          type="submit"
          aria-label={closeLabel}
          className="-m-2 grid size-11 place-items-center rounded-control text-ink hover:bg-surface"
        >
          <X aria-hidden="true" className="size-6" />
        </button>
      </form>
    </div>
  )
}
