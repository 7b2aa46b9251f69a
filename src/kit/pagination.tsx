import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

interface PaginationProps {
  page: number
  pages: number
  addressOf: (page: number) => string
  /** Stands between the arrows instead of links to single pages. */
  children?: ReactNode
  labels: { navigation: string; previous: string; next: string; page: (page: number) => string }
}

const step = 'grid min-h-11 min-w-11 place-items-center rounded-control px-2 tabular-nums transition-colors'

/** Links to the other pages of a list; renders nothing for a single page. */
export function Pagination({ page, pages, addressOf, labels, children }: PaginationProps) {
  if (pages <= 1) return null
  return (
    <nav aria-label={labels.navigation} className="flex flex-wrap items-center justify-center gap-1">
      {page > 1 && (
        <Link rel="prev" to={addressOf(page - 1)} aria-label={labels.previous} className={`${step} hover:bg-surface`}>
          <ChevronLeft aria-hidden="true" className="size-5" />
        </Link>
      )}
      {children ??
        visiblePages(page, pages).map((shown) =>
          shown < 0 ? (
            <span key={shown} aria-hidden="true" className="px-1 text-soft">
              …
            </span>
          ) : (
            <Link
              key={shown}
              to={addressOf(shown)}
              aria-label={labels.page(shown)}
              aria-current={shown === page ? 'page' : undefined}
              className={`${step} ${shown === page ? 'bg-accent font-semibold text-on-accent' : 'hover:bg-surface'}`}
            >
              {shown}
            </Link>
          ),
        )}
      {page < pages && (
        <Link rel="next" to={addressOf(page + 1)} aria-label={labels.next} className={`${step} hover:bg-surface`}>
          <ChevronRight aria-hidden="true" className="size-5" />
        </Link>
      )}
    </nav>
  )
}

/** First page, last page and the neighbours of the current one; a negative number is a gap of more than one page. */
export function visiblePages(page: number, pages: number): number[] {
  const near = [1, page - 1, page, page + 1, pages].filter((shown) => shown >= 1 && shown <= pages)
  const sorted = [...new Set(near)].sort((a, b) => a - b)
  return sorted.flatMap((shown, index) => {
    const before = sorted[index - 1] ?? 0
    if (shown - before === 2) return [shown - 1, shown]
    return shown - before > 2 ? [-shown, shown] : [shown]
  })
}
