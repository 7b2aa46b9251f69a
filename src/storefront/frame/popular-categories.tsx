import { useRouteLoaderData } from 'react-router'
import { CategoryChips } from '#features/catalogue/ui/category-chips.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { loader } from '../root.server.ts'
import { popularTexts } from '../texts/frame.ts'

/** The shop's categories below an error, in the texts and with the menu of the frame. */
export function PopularCategories() {
  const t = useTranslate()
  const categories = useRouteLoaderData<typeof loader>('root')?.categories ?? []
  if (categories.length === 0) return null
  return (
    <nav aria-label={t(popularTexts.popular)} className="mt-12">
      <h2 className="text-heading">{t(popularTexts.popular)}</h2>
      <CategoryChips categories={categories} className="mt-4" />
    </nav>
  )
}
