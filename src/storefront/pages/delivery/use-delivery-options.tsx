import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DeliveryFetcher } from './delivery-dialog.tsx'

/**
 * Returns a link to all couriers, and their dialog over the page, which belongs outside of a form that holds the link. The dialog is loaded on
 * first use; without scripts the link leads to the page.
 */
export function useDeliveryOptions(
  address: string,
  asked: DeliveryFetcher,
  text: string | undefined,
): { link: ReactNode; dialog: ReactNode } {
  const [loaded, setLoaded] = useState<typeof import('./delivery-dialog.tsx') | null>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void asked.load(address)
    import('./delivery-dialog.tsx').then(setLoaded, () => location.assign(address))
  }
  return {
    link: (
      <Link
        to={address}
        rel="nofollow"
        onClick={open}
        className="inline-block py-1 text-accent underline underline-offset-4"
      >
        {text}
      </Link>
    ),
    dialog: loaded && <loaded.DeliveryDialog asked={asked} address={address} onClose={() => setLoaded(null)} />,
  }
}
