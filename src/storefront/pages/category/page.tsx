import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RichText } from '#kit/static-html.tsx'
import { nonBreaking } from '#shared/text.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { listingTexts, listTexts } from '../../texts/listing.ts'
import { CategoryLinks } from '../listing/category-links.tsx'
import { EmptyList } from '../listing/empty-list.tsx'
import { ProductListingView } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'
import type { SplitDescription } from './split-description.ts'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CategoryPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslate()
  const { category, neighbours, listing, top, bottom, breadcrumbs } = loaderData
  return (
    <div className="page-width">
      <Breadcrumbs label={t(frameTexts.breadcrumbs)} items={breadcrumbs} />
      <h1 className="text-title">{nonBreaking(category.name)}</h1>
      <CategoryDescription description={top} className="mt-3" />
      <CategoryLinks label={t(listTexts.subcategories)} categories={neighbours} current={category.id} />
      {listing.list.unfiltered === 0 ? <EmptyList /> : <ProductListingView listing={listing} />}
      <CategoryDescription description={bottom} className="mt-16" />
    </div>
  )
}

interface DescriptionProps {
  description: SplitDescription
  className: string
}

/** The description of a category: its beginning, and the rest on demand (B4.32, B4.33). */
function CategoryDescription({ description: { lead, rest }, className }: DescriptionProps) {
  const t = useTranslate()
  if (!lead) return null
  return (
    <div className={`short-text text-soft ${className}`}>
      <RichText html={lead} />
      {rest && (
        <details className="read-more">
          <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-semibold whitespace-nowrap text-accent underline underline-offset-4">
            <span>{t(listingTexts.readMore)}</span>
            <span>{t(listingTexts.readLess)}</span>
          </summary>
          <RichText html={rest} />
        </details>
      )}
    </div>
  )
}
