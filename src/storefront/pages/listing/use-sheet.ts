import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * The sheet of filters on small views: a dialog that keeps the focus, and gives it back. Without scripts it is a popover of the browser's
 * own; on large views it stands in the page.
 */
export function useSheet() {
  const sheet = useRef<HTMLDialogElement>(null)
  const closeSheet = () => sheet.current?.close()
  const openSheet = (event: MouseEvent) => {
    if (sheet.current?.matches(':popover-open')) return // opened before there were scripts
    event.preventDefault()
    sheet.current?.showModal()
  }
  const closeBeside = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) closeSheet() // what is inside covers the sheet: only its backdrop is left
  }
  useEffect(() => {
    const large = matchMedia('(width >= 64rem)')
    const close = () => sheet.current?.close()
    large.addEventListener('change', close)
    return () => large.removeEventListener('change', close)
  }, [])
  return { sheet, openSheet, closeSheet, closeBeside }
}
