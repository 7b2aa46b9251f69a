import { X } from 'lucide-react'
import { Link } from 'react-router'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { convertedPrice } from '#features/search/rules/converted-price.ts'
import { countChosen, isTurnedPrice, noFilters, withoutValue } from '#features/search/rules/list-filters.ts'
import { useWords } from '#kit/words.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { listAddress } from '../list-request.ts'
import { chosenValues } from './filter-words.ts'
import type { LoadedListing } from './listing.server.ts'

/** What is chosen, each a link to the list without it. */
export function FilterChips({ listing }: { listing: LoadedListing }) {
  const say = useWords()
  const money = usePrice()
  const { path, list } = listing
  const state = { ...listing.state, page: 1 }
  const { filters } = state
  if (countChosen(filters) === 0) return null
  const { price } = filters
  const chips = [
    ...(price && !isTurnedPrice(price)
      ? [{ name: priceName(price), address: listAddress(path, { ...state, filters: { ...filters, price: null } }) }]
      : []),
    ...chosenValues(filters, list.facets, say).map(({ filter, value, name }) => ({
      name,
      address: listAddress(path, { ...state, filters: withoutValue(filters, filter, value) }),
    })),
  ]
  return (
    <nav aria-label={say(listingTexts.chosen)} className="mt-4">
      {price && (
        // another state of the list is another element, which the address does not lead to
        <p
          key={listAddress(path, state)}
          id={convertedPrice}
          className="mb-2 hidden scroll-mt-8 text-soft target:block"
        >
          {say(listingTexts.priceConverted)}
        </p>
      )}
      <ul className="flex flex-wrap items-center gap-2">
        {chips.map(({ name, address }) => (
          <li key={address}>
            <Link
              to={address}
              preventScrollReset
              aria-label={say(listingTexts.remove, { name })}
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
            {say(listingTexts.clear)}
          </Link>
        </li>
      </ul>
    </nav>
  )

  function priceName({ from, to }: NonNullable<typeof price>): string {
    return [
      from !== null && `${say(listingTexts.priceFrom)} ${money(from * 100)}`,
      to !== null && `${say(listingTexts.priceTo)} ${money(to * 100)}`,
    ]
      .filter(Boolean)
      .join(' ')
  }
}
