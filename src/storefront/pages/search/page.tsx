import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { PopularCategories } from '../../frame/popular-categories.tsx'
import { SearchForm } from '../../frame/search-form.tsx'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { searchTexts } from '../../texts/search.ts'
import { ProductListing } from '../listing/product-listing.tsx'
import type { Route } from './+types/page'
import { FoundPages, OtherThanNothing, Understood } from './understood.tsx'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Search({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { text, listing, advice, pages, others } = loaderData
  const found = listing.list.unfiltered > 0
  return (
    <div className="page-width">
      <Breadcrumbs
        label={say(frameTexts.breadcrumbs)}
        items={[
          { name: say(frameTexts.home), address: urls.home() },
          { name: say(frameTexts.search), address: null },
        ]}
      />
      <h1 className="text-title">{heading()}</h1>
      {!found && pages.length === 0 && (
        <p className="mt-3 text-soft">{say(text ? searchTexts.advice : searchTexts.prompt)}</p>
      )}
      <FoundPages pages={pages} />
      {advice && <Understood advice={advice} />}
      {found ? (
        <ProductListing listing={listing} />
      ) : (
        <>
          <SearchForm key={text} text={text} label={say(searchTexts.again)} className="mt-6 max-w-form" />
          {others && <OtherThanNothing {...others} />}
          <PopularCategories />
        </>
      )}
    </div>
  )

  function heading(): string {
    if (!text) return say(searchTexts.title)
    return say(found || pages.length > 0 ? searchTexts.resultsFor : searchTexts.nothing, { text })
  }
}
