import { Link } from 'react-router'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { urls } from '#shared/urls.ts'

interface CategoryLinksProps {
  label: string
  categories: { id: number; name: string; picture?: PictureSource | null }[]
  /** The id of the page's own category. */
  current?: number
}

/** Links to categories near a list, some with pictures; none where there is only one, which has the same products. */
export function CategoryLinks({ label, categories, current }: CategoryLinksProps) {
  if (categories.length < 2) return null
  return (
    <nav aria-label={label} className="mt-2 desktop:mt-4">
      <ul className="subcategories">
        {categories.map(({ picture, ...category }) => (
          <li key={category.id}>
            <Link
              to={urls.category(category)}
              aria-current={category.id === current ? 'page' : undefined}
              className="subcategory"
            >
              {picture && <Picture picture={{ ...picture, alt: '' }} sizes="40px" />}
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
