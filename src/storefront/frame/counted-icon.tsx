import type { LucideIcon } from 'lucide-react'

/** An icon of the header with a number at its corner; 0 is not shown. */
export function CountedIcon({ icon: Icon, count }: { icon: LucideIcon; count: number }) {
  return (
    <span className="relative">
      <Icon aria-hidden="true" className="size-6" strokeWidth={1.5} />
      {count > 0 && (
        <span aria-hidden="true" className="header-count">
          {count}
        </span>
      )}
    </span>
  )
}
