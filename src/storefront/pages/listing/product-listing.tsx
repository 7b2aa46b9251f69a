import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { useWords } from '#kit/words.tsx'
import { CardDeeds } from '../../cards/card-deeds.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { ListPages } from '../list-pages.tsx'
import { listAddress } from '../list-request.ts'
import { SortForm } from '../sort-form.tsx'
import { FilterChips } from './filter-chips.tsx'
import { FilterForm } from './filter-form.tsx'
import type { LoadedListing } from './listing.server.ts'

/** Products with what narrows, orders and pages them: the same in a category and for a search. */
export function ProductListing({ listing }: { listing: LoadedListing }) {
  const say = useWords()
  const { path, state, list } = listing
  return (
    <>
      <div className="mt-6" key={listAddress(path, { ...state, page: 1 })}>
        <FilterForm listing={listing} />
        <FilterChips listing={listing} />
      </div>
      <SortForm path={path} state={state} count={list.count} />
      {list.count === 0 ? (
        <div className="mt-12 rounded-panel border border-line px-6 py-12 text-center">
          <h2 className="text-heading">{say(listingTexts.nothingTitle)}</h2>
          <p className="mt-2 text-soft">{say(listingTexts.nothingText)}</p>
        </div>
      ) : (
        <CardDeeds>
          <ProductGrid products={list.products} eager={2} heading="h2" />
        </CardDeeds>
      )}
      <ListPages list={list} path={path} state={state} />
    </>
  )
}
