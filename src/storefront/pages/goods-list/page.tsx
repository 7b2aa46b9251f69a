import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { EmptyList } from '../listing/empty-list.tsx'
import { ProductListingView } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GoodsListPage({ loaderData: { title, lead, listing, breadcrumbs } }: Route.ComponentProps) {
  const t = useTranslate()
  return (
    <div className="page-width">
      <Breadcrumbs label={t(frameTexts.breadcrumbs)} items={breadcrumbs} />
      <h1 className="text-title">{title}</h1>
      <p className="mt-3 max-w-text text-soft">{lead}</p>
      {listing.list.unfiltered === 0 ? <EmptyList /> : <ProductListingView listing={listing} />}
    </div>
  )
}
