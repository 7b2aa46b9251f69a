import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * The sheet of filters on small views: a dialog that keeps the focus, and gives it back. Without scripts it is a popover of the browser's
 * own; on large views it stands in the page. 'Back' closes it.
 */
export function useSheet(largeView: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  const closeSheet = () => sheet.current?.close()
  const openSheet = (event: MouseEvent) => {
    if (sheet.current?.matches(':popover-open')) return // opened before there were scripts
    event.preventDefault()
    sheet.current?.showModal()
    void import('../../frame/close-on-back.ts').then(({ closesOnBack }) => {
      if (sheet.current?.open) closesOnBack(sheet.current)
    }, ignore)
  }
  useEffect(() => {
    if (largeView) sheet.current?.close()
  }, [largeView])
  return { sheet, openSheet, closeSheet }
}

/** Without a network it is left in other ways. */
function ignore(): void {}
