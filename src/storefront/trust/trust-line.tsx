import { Gift, RotateCcw, Wallet } from 'lucide-react'
import { Link } from 'react-router'
import { urls } from '#shared/urls.ts'
import type { TrustPromises } from './trust-promises.server.ts'

/** What takes the worry out of buying, in one line below the button: returning, paying and wrapping. */
export function TrustLine({ promises: { returns, payment, wrapping } }: { promises: TrustPromises }) {
  return (
    <ul className="trust-line">
      {returns && (
        <li>
          <RotateCcw aria-hidden="true" />
          <Link to={urls.content('zwroty-i-reklamacje')}>{returns}</Link>
        </li>
      )}
      {payment && (
        <li>
          <Wallet aria-hidden="true" />
          {payment}
        </li>
      )}
      {wrapping && (
        <li>
          <Gift aria-hidden="true" />
          {wrapping}
        </li>
      )}
    </ul>
  )
}
