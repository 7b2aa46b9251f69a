import { X } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { usePrice } from '#features/pricing/ui/price.tsx'
import {
  convertedPriceAnchor,
  countChosen,
  isInvertedPriceRange,
  noFilters,
  withoutValue,
} from '#features/search/rules/list-filters.ts'
import { ProductGrid } from '#features/search/ui/product-grid.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { unpack } from '#shared/packed.ts'
import { CardActions } from '../../cards/card-actions.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { FilterForm, type FilterPlace } from './filter-form.tsx'
import { chosenValues } from './filter-labels.ts'
import { ListPages, SortForm } from './list-controls.tsx'
import { listAddress } from './list-request.ts'
import type { LoadedListing } from './listing.server.ts'

/** Products with filters, sort order and pages: the same in a category and in a search. */
export function ProductListingView({ listing }: { listing: LoadedListing }) {
  const t = useTranslate()
  const { path, state, list } = listing
  const filterPlace = useRef<FilterPlace | null>(null)
  return (
    <>
      <div className="list-tools">
        <div className="contents" key={listAddress(path, { ...state, page: 1 })}>
          <FilterForm listing={listing} left={filterPlace} />
        </div>
        <SortForm
          path={path}
          state={state}
          count={list.count}
          isSaid={Boolean(state.text) && list.count === list.unfiltered}
        />
        <FilterChips listing={listing} />
      </div>
      {list.count === 0 ? (
        <div className="mt-12 rounded-panel border border-line px-6 py-12 text-center">
          <h2 className="text-heading">{t(listingTexts.nothingTitle)}</h2>
          <p className="mt-2 text-soft">{t(listingTexts.nothingText)}</p>
        </div>
      ) : (
        <CardActions>
          <ProductGrid products={unpack(list.products)} eager={2} heading="h2" />
        </CardActions>
      )}
      <ListPages list={list} path={path} state={state} />
    </>
  )
}

/** The active filters, each a link to the list without it. */
function FilterChips({ listing }: { listing: LoadedListing }) {
  const t = useTranslate()
  const money = usePrice()
  const { path, list } = listing
  const state = { ...listing.state, page: 1 }
  const { filters } = state
  if (countChosen(filters) === 0) return null
  const { price } = filters
  const chips = [
    ...(price && !isInvertedPriceRange(price)
      ? [{ name: priceName(price), address: listAddress(path, { ...state, filters: { ...filters, price: null } }) }]
      : []),
    ...chosenValues(filters, unpack(list.facets), t).map(({ filter, value, name }) => ({
      name,
      address: listAddress(path, { ...state, filters: withoutValue(filters, filter, value) }),
    })),
  ]
  return (
    <nav aria-label={t(listingTexts.chosen)} className="list-chips">
      {price && (
        // another state of the list gets a new element, which :target does not match
        <p
          key={listAddress(path, state)}
          id={convertedPriceAnchor}
          className="mb-2 hidden scroll-mt-8 text-soft target:block"
        >
          {t(listingTexts.priceConverted)}
        </p>
      )}
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ name, address }) => (
          <li key={address}>
            <Link
              to={address}
              preventScrollReset
              aria-label={t(listingTexts.remove, { name })}
              className="chip gap-2 border-accent bg-accent-wash"
            >
              {name}
              <X aria-hidden="true" className="size-4" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={listAddress(path, { ...state, filters: noFilters })}
            preventScrollReset
            className="inline-flex min-h-11 items-center px-2 underline underline-offset-4 hover:text-accent"
          >
            {t(listingTexts.clear)}
          </Link>
        </li>
      </ul>
    </nav>
  )

  function priceName({ from, to }: NonNullable<typeof price>): string {
    return [
      from !== null && `${t(listingTexts.priceFrom)} ${money(from * 100)}`,
      to !== null && `${t(listingTexts.priceTo)} ${money(to * 100)}`,
    ]
      .filter(Boolean)
      .join(' ')
  }
}
