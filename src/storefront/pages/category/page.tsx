import { Link } from 'react-router'
import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { urls } from '#shared/urls.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { listTexts } from '../../texts/list.ts'
import { ProductListing } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'
import { Description } from './description.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Category({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { category, listing, top, bottom, breadcrumbs } = loaderData
  return (
    <div className="page-width">
      <Breadcrumbs label={say(frameTexts.breadcrumbs)} items={breadcrumbs} />
      <h1 className="text-title">{keepTogether(category.name)}</h1>
      <Description description={top} className="mt-3" />
      <Neighbours category={category} />
      {listing.list.unfiltered === 0 ? <Empty /> : <ProductListing listing={listing} />}
      <Description description={bottom} className="mt-16" />
    </div>
  )
}

/** The categories below, or beside when nothing is below. */
function Neighbours({ category }: { category: Route.ComponentProps['loaderData']['category'] }) {
  const say = useWords()
  const shown = category.children.length > 0 ? category.children : category.siblings
  if (shown.length < 2) return null
  return (
    <nav aria-label={say(listTexts.subcategories)} className="mt-6">
      <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 desktop:mx-0 desktop:flex-wrap desktop:px-0">
        {shown.map((neighbour) => {
          const here = neighbour.id === category.id
          return (
            <li key={neighbour.id}>
              <Link
                to={urls.category(neighbour)}
                aria-current={here ? 'page' : undefined}
                className={`chip whitespace-nowrap ${here ? 'border-accent bg-accent-wash font-semibold' : ''}`}
              >
                {neighbour.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

function Empty() {
  const say = useWords()
  return (
    <div className="mt-12 rounded-panel border border-line px-6 py-12 text-center">
      <h2 className="text-heading">{say(listTexts.emptyTitle)}</h2>
      <p className="mt-2 text-soft">{say(listTexts.emptyText)}</p>
    </div>
  )
}
