import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface FoldProps {
  title: string
  /** Whether it is open at first: there is something in it. */
  open?: boolean
  className?: string
  children: ReactNode
}

/** What few visitors need below the lines of the basket: a row that unfolds. */
export function Fold({ title, open, className = '', children }: FoldProps) {
  return (
    <details open={open} className={`group/fold border-b border-line ${className}`}>
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-3">
        {title}
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 text-soft group-open/fold:rotate-180" />
      </summary>
      <div className="pb-5">{children}</div>
    </details>
  )
}
