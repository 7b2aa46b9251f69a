import { type MouseEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import type { DeliveryFetcher } from './delivery-dialog.tsx'

interface DeliveryOptionsLinkProps {
  address: string
  asked: DeliveryFetcher
  children: ReactNode
}

/** The link to all couriers: a dialog over the page, loaded on first use; without scripts a separate page. */
export function DeliveryOptionsLink({ address, asked, children }: DeliveryOptionsLinkProps) {
  const [dialog, setDialog] = useState<typeof import('./delivery-dialog.tsx') | null>(null)
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void asked.load(address)
    import('./delivery-dialog.tsx').then(setDialog, () => location.assign(address))
  }
  return (
    <>
      <Link
        to={address}
        rel="nofollow"
        onClick={open}
        className="inline-block py-1 text-accent underline underline-offset-4"
      >
        {children}
      </Link>
      {dialog && <dialog.DeliveryDialog asked={asked} address={address} onClose={() => setDialog(null)} />}
    </>
  )
}
