import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef } from 'react'

/** Covers the whole page during work that must not be interrupted, such as placing an order (A2.17, B2.5). */
export function LoadingOverlay({ shown, label }: { shown: boolean; label: string }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (shown) dialog.current?.showModal()
    else dialog.current?.close()
  }, [shown])
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      onCancel={(event) => event.preventDefault()}
      className="m-auto rounded-panel border border-line bg-raised px-8 py-6 text-ink backdrop:bg-paper/80"
    >
      <p role="status" className="flex items-center gap-3">
        <LoaderCircle aria-hidden="true" className="size-6 animate-spin text-accent" />
        {label}
      </p>
    </dialog>
  )
}
