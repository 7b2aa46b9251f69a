import type { MouseEvent } from 'react'
import { useNavigate } from 'react-router'

/** For the clicks in what React has not looked into: links of the shop are followed without loading a document, as <Link> does it. */
export function useFollow(): (event: MouseEvent<HTMLElement>) => void {
  const navigate = useNavigate()
  return (event) => {
    const link = (event.target as Element).closest('a')
    const asUsual = event.button === 0 && !(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey)
    if (!link || !asUsual || event.defaultPrevented || link.target || link.origin !== location.origin) return
    event.preventDefault()
    void navigate(link.pathname + link.search + link.hash, { replace: link.href === location.href })
  }
}
