import { X } from 'lucide-react'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'

interface DialogProps {
  title: string
  closeLabel: string
  /** It has been closed, and whatever had the focus before has it again: take it off the page. */
  onClose: () => void
  children: ReactNode
}

/** A window over the page that opens as it appears; Esc, the cross and a click beside it close it (A4.24). */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    dialog.current?.showModal()
  }, [])
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) dialog.current?.close() // what is inside covers the dialog: only its backdrop is left
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeBeside} className="dialog">
      <div className="flex flex-col gap-5 p-5 tablet:p-6">
        <div className="flex items-start justify-between gap-4">
          <h2 id={titleId} className="text-heading">
            {title}
          </h2>
          <form method="dialog">
            <button
              type="submit"
              aria-label={closeLabel}
              className="-m-2 flex size-11 items-center justify-center rounded-control text-ink hover:bg-surface"
            >
              <X aria-hidden="true" className="size-6" />
            </button>
          </form>
        </div>
        {children}
      </div>
    </dialog>
  )
}
