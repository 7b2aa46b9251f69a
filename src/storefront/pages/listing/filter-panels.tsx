import { ChevronDown } from 'lucide-react'
import { type ComponentType, type RefObject, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import { findColour, isColourParameter } from '#features/catalogue/rules/colour-names.ts'
import { isInvertedPriceRange, type ListFilters, priceDigits } from '#features/search/rules/list-filters.ts'
import { ColourDot } from '#kit/colour-dot.tsx'
import { controlClass } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { SkipHydration } from '#kit/static-html.tsx'
import { unpack } from '#shared/packed.ts'
import { listingTexts } from '../../texts/listing.ts'
import { type FilterPanel, filterPanels } from './filter-labels.ts'
import type { LoadedListing } from './listing.server.ts'
import type { PriceSliderProps } from './price-slider.tsx'

/** Needs more than one line on large views: the rest is shown on demand, as rare ones are (styles: filter-form). */
const maxOpenPanels = 6

interface FilterPanelsProps {
  listing: LoadedListing
  /** One panel is open at a time: on large views (B4.35), and without scripts. */
  oneOpen: boolean
  /** The lower price limit exceeds the upper one, and the visitor has tried to submit it. */
  turned: boolean
}

/** The filters of a list, each in a panel; the price first. */
export function FilterPanels({ listing: { state, list }, oneOpen, turned }: FilterPanelsProps) {
  const t = useTranslate()
  const panels = filterPanels(unpack(list.facets), t)
  const detailsProps = { name: oneOpen ? 'filters' : undefined, className: 'filter-panel group' }
  return (
    <>
      {list.prices && (
        <details
          {...detailsProps}
          className="filter-panel price-panel group"
          open={isInvertedPriceRange(state.filters.price) || undefined}
        >
          <Summary name={t(listingTexts.price)} chosen={state.filters.price ? 1 : 0} />
          <div className="filter-values">
            <PriceFields price={state.filters.price} prices={list.prices} turned={turned} />
          </div>
        </details>
      )}
      {panels.map((panel) => (
        <details key={panel.key} {...detailsProps} data-rare={panel.rare || undefined}>
          <Summary name={panel.name} chosen={panel.items.filter(({ chosen }) => chosen).length} />
          <FilterValues panel={panel} />
        </details>
      ))}
      {(panels.length > maxOpenPanels || panels.some(({ rare }) => rare)) && (
        <label className="filter-all chip">
          <input type="checkbox" className="sr-only" />
          {t(listingTexts.allFilters)}
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

/**
 * The content of a filter panel: values, each with how many products it leaves. Some lists have two thousand elements here, and the browser
 * needs none of them hydrated: the form reads its fields, and another choice of filters is another form.
 */
function FilterValues({ panel }: { panel: FilterPanel }) {
  const isColour = isColourParameter(panel.name)
  return (
    <SkipHydration as="fieldset" className="filter-values">
      <legend className="sr-only">{panel.name}</legend>
      {panel.items.map(({ filter, value, name, count, chosen }) => (
        <label key={`${filter} ${value}`} className="filter-value">
          <input
            type="checkbox"
            name={`filter_${filter}`}
            value={value}
            defaultChecked={chosen}
            disabled={count === 0 && !chosen}
          />
          {isColour && <ValueColour name={name} />}
          <span>{name}</span>
          <span className="text-small text-soft tabular-nums">{count}</span>
        </label>
      ))}
    </SkipHydration>
  )
}

function ValueColour({ name }: { name: string }) {
  const colour = findColour(name)
  return colour && <ColourDot colour={colour} className="-mr-1" />
}

interface PriceFieldsProps {
  price: ListFilters['price']
  /** Minor units. */
  prices: { lowest: number; highest: number }
  /** The lower price limit exceeds the upper one. */
  turned: boolean
}

/** The price limits in whole units: digits only (B5.81); reversed ones are marked (B5.80). A slider below them fills them in. */
function PriceFields({ price, prices, turned }: PriceFieldsProps) {
  const t = useTranslate()
  const id = useId()
  const fields = useRef<HTMLFieldSetElement>(null)
  const Slider = usePriceSlider(fields)
  const ends = [
    { name: 'from', label: listingTexts.priceFrom, value: price?.from, hint: Math.floor(prices.lowest / 100) },
    { name: 'to', label: listingTexts.priceTo, value: price?.to, hint: Math.ceil(prices.highest / 100) },
  ] as const
  return (
    <fieldset ref={fields}>
      <legend className="sr-only">{t(listingTexts.price)}</legend>
      <div className="flex items-center gap-3">
        {ends.map(({ name, label, value, hint }) => (
          <label key={name} className="flex items-center gap-2">
            <span className="text-soft">{t(label)}</span>
            <input
              name={`filter_price_${name}`}
              defaultValue={value ?? ''}
              placeholder={String(hint)}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={7}
              autoComplete="off"
              onInput={onlyDigits}
              aria-invalid={turned || undefined}
              aria-describedby={turned ? id : undefined}
              className={`${controlClass} filter-price`}
            />
          </label>
        ))}
      </div>
      <div className="price-slider-slot">{Slider && <Slider fields={fields} prices={prices} />}</div>
      {turned && (
        <p id={id} role="alert" className="mt-2 field-error">
          {t(listingTexts.priceTurned)}
        </p>
      )}
    </fieldset>
  )
}

/** Returns the slider once the panel around the fields has been opened; null where it cannot be loaded. */
function usePriceSlider(fields: RefObject<HTMLFieldSetElement | null>): ComponentType<PriceSliderProps> | null {
  const [Slider, setSlider] = useState<ComponentType<PriceSliderProps> | null>(null)
  useEffect(() => {
    const panel = fields.current?.closest('details')
    const load = () => {
      if (panel?.open)
        import('./price-slider.tsx').then(
          ({ PriceSlider }) => setSlider(() => PriceSlider),
          () => {},
        )
    }
    load()
    panel?.addEventListener('toggle', load)
    return () => panel?.removeEventListener('toggle', load)
  }, [fields])
  return Slider
}

function onlyDigits({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const digits = priceDigits(currentTarget.value)
  if (digits !== currentTarget.value) currentTarget.value = digits
}
