import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { urls } from '#shared/urls.ts'

interface CategoryChipsProps {
  categories: { id: number; name: string }[]
  /** The name of the list, where no heading names it. */
  label?: string
  className: string
  /** Further items. */
  children?: ReactNode
}

/** Links into the catalogue, where a page has nothing else to show. */
export function CategoryChips({ categories, label, className, children }: CategoryChipsProps) {
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-2 ${className}`}>
      {categories.map((category) => (
        <li key={category.id}>
          <Link to={urls.category(category)} className="chip">
            {category.name}
          </Link>
        </li>
      ))}
      {children}
    </ul>
  )
}
