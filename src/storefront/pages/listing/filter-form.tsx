import { X } from 'lucide-react'
import { type ChangeEvent, type SubmitEvent, useId, useRef, useState } from 'react'
import { useSubmit } from 'react-router'
import { countChosen, isTurnedPrice, readFilters } from '#features/search/rules/list-filters.ts'
import { Button } from '#kit/button.tsx'
import { closeBeside } from '#kit/close-beside.ts'
import { Form } from '#kit/form.tsx'
import { useLargeView } from '#kit/use-large-view.ts'
import { useWords } from '#kit/words.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { listFields } from '../list-request.ts'
import { FilterPanels } from './filter-panels.tsx'
import type { LoadedListing } from './listing.server.ts'
import { useCount } from './use-count.ts'
import { useSheet } from './use-sheet.ts'

const tidy = () => void import('../../frame/keep-panels-tidy.ts').catch(() => {})

/** Filters beside each other on large views, in a sheet on small ones; a form that any browser can send. */
export function FilterForm({ listing }: { listing: LoadedListing }) {
  const say = useWords()
  const submit = useSubmit()
  const id = useId()
  const { path, state } = listing
  const form = useRef<HTMLFormElement>(null)
  const [turned, setTurned] = useState(isTurnedPrice(state.filters.price))
  const { count, ask } = useCount(listing)
  const largeView = useLargeView(true)
  const { sheet, openSheet, closeSheet } = useSheet(largeView)
  const chosen = countChosen(state.filters)

  const changed = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    if (!target.name) return // shows more panels, is no filter
    const filters = filtersOf(currentTarget)
    if (turned && !isTurnedPrice(filters.price)) setTurned(false)
    ask(filters)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filters = filtersOf(event.currentTarget)
    if (isTurnedPrice(filters.price)) {
      setTurned(true)
      const from = event.currentTarget.querySelector<HTMLInputElement>('[name=filter_price_from]')
      from?.closest('details')?.setAttribute('open', '')
      from?.focus()
      return
    }
    const query = new URLSearchParams(listFields({ ...state, page: 1, filters }))
    closeSheet()
    void submit(query, { action: path, preventScrollReset: true })
  }

  return (
    <>
      <button type="button" popoverTarget={id} onClick={openSheet} className="chip gap-2 font-semibold desktop:hidden">
        {chosen > 0 ? say(listingTexts.filtersChosen, { count: chosen }) : say(listingTexts.filters)}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc */}
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={say(listingTexts.filters)}
        onClick={closeBeside}
        onFocus={tidy}
        onPointerEnter={tidy}
        className="filter-sheet"
      >
        <div className="sticky top-0 z-10 flex items-center justify-between bg-paper px-4 py-2 desktop:hidden">
          <h2 className="text-heading">{say(listingTexts.filters)}</h2>
          <button
            type="button"
            popoverTarget={id}
            popoverTargetAction="hide"
            onClick={closeSheet}
            aria-label={say(listingTexts.close)}
            className="grid size-11 place-items-center rounded-control hover:bg-surface"
          >
            <X aria-hidden="true" className="size-6" />
          </button>
        </div>
        <Form ref={form} action={path} onChange={changed} onSubmit={send} noValidate className="filter-form">
          {listFields({ ...state, page: 1, filters: { price: null, chosen: [] } }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterPanels listing={listing} oneOpen={largeView} turned={turned} />
          <div className="filter-apply">
            <Button>{count === null ? say(listingTexts.applyUncounted) : say(listingTexts.apply, { count })}</Button>
          </div>
        </Form>
      </dialog>
    </>
  )
}

function filtersOf(form: HTMLFormElement) {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readFilters(new URLSearchParams(pairs))
}
