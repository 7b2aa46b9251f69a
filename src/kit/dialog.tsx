import { type ReactNode, useEffect, useId, useRef } from 'react'
import { closeBeside } from './close-beside.ts'
import { DialogHead } from './dialog-head.tsx'

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
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog ref={dialog} aria-labelledby={titleId} onClose={onClose} onClick={closeBeside} className="dialog">
      <div className="flex flex-col gap-5 p-5 tablet:p-6">
        <DialogHead titleId={titleId} title={title} closeLabel={closeLabel} />
        {children}
      </div>
    </dialog>
  )
}
