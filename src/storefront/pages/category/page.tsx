import { TrustedHtml } from '#kit/static-html.tsx'
import { headTags } from '../../page-head.ts'
import { EmptyList } from '../listing/empty-list.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { ProductListingView } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function CategoryPage({ loaderData: { top, bottom, listing } }: Route.ComponentProps) {
  return (
    <div className="page-width">
      <ListHead key={listing.path + listing.list.page} html={top} />
      {listing.list.unfiltered === 0 ? <EmptyList /> : <ProductListingView listing={listing} />}
      <TrustedHtml html={bottom} />
    </div>
  )
}
