import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export interface Breadcrumb {
  name: string
  /** Null for the current page. */
  address: string | null
}

/** The trail from the start page to this one; small views show only the step back (A2.13). */
export function Breadcrumbs({ label, items }: { label: string; items: Breadcrumb[] }) {
  return (
    <nav id="breadcrumbs" aria-label={label} className="py-4 text-small text-soft">
      <ol className="breadcrumbs">
        {items.map(({ name, address }) => (
          <li key={address ?? name} className="flex min-h-6 items-center gap-1">
            <ChevronRight aria-hidden="true" className="breadcrumb-arrow" />
            {address ? (
              <Link to={address} className="py-2 desktop:py-0.5 hover:text-ink hover:underline">
                {name}
              </Link>
            ) : (
              <span aria-current="page">{name}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
