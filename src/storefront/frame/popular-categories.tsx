import { Link, useRouteLoaderData } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { loader } from '../root.server.ts'
import { popularTexts } from '../texts/frame.ts'

/** Links into the catalogue, where a page has nothing else to show. */
export function PopularCategories() {
  const t = useTranslate()
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? []
  if (categories.length === 0) return null
  return (
    <nav aria-label={t(popularTexts.popular)} className="mt-12">
      <h2 className="text-heading">{t(popularTexts.popular)}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={urls.category(category)} className="chip">
              {category.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
