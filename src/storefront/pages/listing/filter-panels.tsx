import { ChevronDown } from 'lucide-react'
import { isTurnedPrice } from '#features/search/rules/list-filters.ts'
import { useWords } from '#kit/words.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { FilterValues } from './filter-values.tsx'
import { filterPanels } from './filter-words.ts'
import type { LoadedListing } from './listing.server.ts'
import { PriceFields } from './price-fields.tsx'

/** More than one line of them on large views: the rest is shown when somebody wants it (styles: filter-form). */
const manyPanels = 6

interface FilterPanelsProps {
  listing: LoadedListing
  /** One panel is open at a time: on large views (B4.35), and without scripts. */
  oneOpen: boolean
  /** The price begins above its end, and somebody has tried to send it so. */
  turned: boolean
}

/** What a list can be narrowed by, each in a panel of its own; the price first. */
export function FilterPanels({ listing: { state, list }, oneOpen, turned }: FilterPanelsProps) {
  const say = useWords()
  const panels = filterPanels(list.facets, list.count, say)
  const look = { name: oneOpen ? 'filters' : undefined, className: 'filter-panel group' }
  return (
    <>
      {list.prices && (
        <details {...look} open={isTurnedPrice(state.filters.price) || undefined}>
          <Summary name={say(listingTexts.price)} chosen={state.filters.price ? 1 : 0} />
          <div className="filter-values">
            <PriceFields price={state.filters.price} prices={list.prices} turned={turned} />
          </div>
        </details>
      )}
      {panels.map((panel) => (
        <details key={panel.key} {...look}>
          <Summary name={panel.name} chosen={panel.items.filter(({ chosen }) => chosen).length} />
          <FilterValues panel={panel} />
        </details>
      ))}
      {panels.length > manyPanels && (
        <label className="filter-all chip">
          <input type="checkbox" className="sr-only" />
          {say(listingTexts.allFilters)}
        </label>
      )}
    </>
  )
}

function Summary({ name, chosen }: { name: string; chosen: number }) {
  return (
    <summary>
      {name}
      {chosen > 0 && <span className="font-semibold text-accent tabular-nums">{chosen}</span>}
      <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
    </summary>
  )
}
