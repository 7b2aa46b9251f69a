import type { MouseEvent } from 'react'

/** Closes a modal dialog when somebody clicks beside it: what is inside covers the dialog, so only its backdrop is the dialog itself. */
export function closeOnBackdropClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}
