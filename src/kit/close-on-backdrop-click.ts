import type { MouseEvent } from 'react'

/** Closes a modal dialog on a click on its backdrop: the content covers the dialog, so only the backdrop has the dialog as target. */
export function closeOnBackdropClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close()
}
