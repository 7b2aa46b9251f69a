import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { closeOnBackdropClick } from './close-on-backdrop-click.ts'

interface DialogProps {
  title: string
  closeLabel: string
  /** Called after closing, when the focus is back where it was: unmount the dialog here. */
  onClose: () => void
  children: ReactNode
}

/** A modal dialog that opens on mount; Esc, the close button and a click on the backdrop close it (A4.24). */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeOnBackdropClick} className="dialog">
      <div className="flex flex-col gap-5 p-5 tablet:p-6">
        <DialogHeader titleId={titleId} title={title} closeLabel={closeLabel} />
        {children}
      </div>
    </dialog>
  )
}

interface DialogHeaderProps {
  /** Id for `aria-labelledby`. */
  titleId: string
  title: ReactNode
  closeLabel: string
  className?: string
}

/** The title of a dialog with its close button, which works without scripts too. */
export function DialogHeader({ titleId, title, closeLabel, className = 'text-heading' }: DialogHeaderProps) {
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
