import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useLocation } from 'react-router'
import { closePopoverOnBack } from './close-on-back.ts'
import { closeOnBackdropClick } from './close-on-backdrop-click.ts'
import { DialogHeader } from './dialog.tsx'

interface DrawerProps {
  title: ReactNode
  closeLabel: string
  /** Called after closing, when the focus is back where it was: unmount the drawer here. */
  onClose: () => void
  className?: string
  children: ReactNode
}

/**
 * A modal dialog at the right edge, on small views a bottom sheet. It opens on mount; Esc, 'back', the close button, a click on the backdrop
 * and a navigation close it.
 */
export function Drawer({ title, closeLabel, onClose, className = '', children }: DrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const { key } = useLocation()
  const openedAt = useRef(key)
  useEffect(() => {
    const element = drawer.current
    if (!element || element.open) return
    element.showModal()
    closePopoverOnBack(element)
  }, [])
  useEffect(() => {
    if (key !== openedAt.current) drawer.current?.close()
  }, [key])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc
    <dialog
      ref={drawer}
      aria-labelledby={titleId}
      onClose={onClose}
      onClick={closeOnBackdropClick}
      className={`drawer ${className}`}
    >
      <div className="flex min-h-full flex-col gap-5 p-5 tablet:p-6">
        <DialogHeader titleId={titleId} title={title} closeLabel={closeLabel} />
        {children}
      </div>
    </dialog>
  )
}
