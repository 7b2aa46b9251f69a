import { headTags } from '../../page-head.ts'
import { EmptyList } from '../listing/empty-list.tsx'
import { ListHead } from '../listing/list-head.tsx'
import { ProductListingView } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function GoodsListPage({ loaderData: { top, ranked, listing } }: Route.ComponentProps) {
  return (
    <div className={ranked ? 'page-width ranked' : 'page-width'}>
      <ListHead key={listing.path + listing.list.page} html={top} />
      {listing.list.unfiltered === 0 ? <EmptyList /> : <ProductListingView listing={listing} />}
    </div>
  )
}
