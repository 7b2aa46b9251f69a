import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'

export interface Breadcrumb {
  name: string
  /** Null for the page itself. */
  address: string | null
}

/** The way from the start page to here. */
export function Breadcrumbs({ label, items }: { label: string; items: Breadcrumb[] }) {
  return (
    <nav id="breadcrumbs" aria-label={label} className="py-4 text-small text-soft">
      <ol className="flex flex-wrap items-center gap-x-1 gap-y-1">
        {items.map(({ name, address }, place) => (
          <li key={address ?? name} className="flex min-h-6 items-center gap-1">
            {place > 0 && <ChevronRight aria-hidden="true" className="size-3.5 text-control" />}
            {address ? (
              <Link to={address} className="py-0.5 hover:text-ink hover:underline">
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
