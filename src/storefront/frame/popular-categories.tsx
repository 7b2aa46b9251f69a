import { Link, useRouteLoaderData } from 'react-router'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { loader } from '../root.server.ts'
import { errorTexts } from '../texts/error.ts'

/** Doors into the catalogue for those who have lost their way. */
export function PopularCategories() {
  const say = useWords()
  const menu = useRouteLoaderData<typeof loader>('root')?.menu ?? []
  if (menu.length === 0) return null
  return (
    <nav aria-label={say(errorTexts.popular)} className="mt-12">
      <h2 className="text-heading">{say(errorTexts.popular)}</h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {menu.map((category) => (
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
