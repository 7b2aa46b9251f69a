import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { PopularCategories } from '../../frame/popular-categories.tsx'
import { SearchForm } from '../../frame/search-form.tsx'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import { searchTexts } from '../../texts/search.ts'
import { ListPages } from '../list-pages.tsx'
import { SortForm } from '../sort-form.tsx'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Search({ loaderData }: Route.ComponentProps) {
  const say = useWords()
  const { text, list, sort } = loaderData
  const found = list.count > 0
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
      {!found && <p className="mt-3 text-soft">{say(text ? searchTexts.advice : searchTexts.prompt)}</p>}
      {found ? (
        <>
          <SortForm path={urls.search()} text={text} sort={sort} count={list.count} />
          <ProductGrid products={list.products} eager={2} heading="h2" />
          <ListPages list={list} path={urls.search()} sort={sort} text={text} />
        </>
      ) : (
        <>
          <SearchForm key={text} text={text} label={say(searchTexts.again)} className="mt-6 max-w-form" />
          <PopularCategories />
        </>
      )}
    </div>
  )

  function heading(): string {
    if (!text) return say(searchTexts.title)
    return say(found ? searchTexts.resultsFor : searchTexts.nothing, { text })
  }
}
