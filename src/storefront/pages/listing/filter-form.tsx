import { SlidersHorizontal, X } from 'lucide-react'
import {
  type InputEvent,
  type MouseEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useSubmit } from 'react-router'
import {
  countChosen,
  isInvertedPriceRange,
  type ListFilters,
  readFilters,
} from '#features/search/rules/list-filters.ts'
import { Button } from '#kit/button.tsx'
import { closeOnBackdropClick } from '#kit/close-on-backdrop-click.ts'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { useHydrated, useLargeView } from '#kit/use-browser-state.ts'
import { urls } from '#shared/urls.ts'
import { listingTexts } from '../../texts/listing.ts'
import { FilterPanels } from './filter-panels.tsx'
import { listAddress, listFields } from './list-request.ts'
import type { LoadedListing } from './listing.server.ts'

const loadPanelDismissal = () => void import('../../frame/panel-dismissal.ts').catch(() => {})

interface FilterFormProps {
  listing: LoadedListing
  /** Where the visitor was in the former form of the list: another choice of filters is another form. */
  left: RefObject<FilterPlace | null>
}

/**
 * Filters in a row on large views, where a choice applies at once, or in a sheet on small ones; a form that works without scripts. A price is
 * sent with the button or Enter, since it may be half typed.
 */
export function FilterForm({ listing, left }: FilterFormProps) {
  const t = useTranslate()
  const submit = useSubmit()
  const id = useId()
  const { path, state } = listing
  const form = useRef<HTMLFormElement>(null)
  const [inverted, setInverted] = useState(isInvertedPriceRange(state.filters.price))
  const { count, ask } = useResultCount(listing)
  const largeView = useLargeView(true)
  const { sheet, openSheet, closeSheet } = useFilterSheet(largeView)
  const appliesAtOnce = useHydrated() && largeView
  useApplyAtOnce(form, appliesAtOnce)
  useSamePlace(form, left)
  const chosen = countChosen(state.filters)

  // of onInput, not of onChange, which React calls for hydrated fields only
  const changed = ({ currentTarget, target }: InputEvent<HTMLFormElement>) => {
    const { name, type } = target as HTMLInputElement
    if (!name) return // shows more panels, is no filter
    if (appliesAtOnce && type === 'checkbox') return
    const filters = readFormFilters(currentTarget)
    if (inverted && !isInvertedPriceRange(filters.price)) setInverted(false)
    ask(filters)
  }
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filters = readFormFilters(event.currentTarget)
    if (isInvertedPriceRange(filters.price)) {
      setInverted(true)
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
        <SlidersHorizontal aria-hidden="true" className="size-5" strokeWidth={1.5} />
        {chosen > 0 ? t(listingTexts.filtersChosen, { count: chosen }) : t(listingTexts.filters)}
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Esc */}
      <dialog
        ref={sheet}
        id={id}
        popover="auto"
        aria-label={t(listingTexts.filters)}
        onClick={closeOnBackdropClick}
        onFocus={loadPanelDismissal}
        onPointerEnter={loadPanelDismissal}
        className="filter-sheet"
      >
        <SheetHeader id={id} onClose={closeSheet} />
        <Form
          ref={form}
          action={path}
          onInput={changed}
          onSubmit={send}
          noValidate
          data-at-once={appliesAtOnce || undefined}
          className="filter-form"
        >
          {listFields({ ...state, page: 1, filters: { price: null, chosen: [] } }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <FilterPanels listing={listing} oneOpen={largeView} turned={inverted} />
          <div className="filter-apply">
            <Button>{count === null ? t(listingTexts.applyUncounted) : t(listingTexts.apply, { count })}</Button>
          </div>
        </Form>
      </dialog>
    </>
  )
}

/** The title of the sheet and its close button, on small views. */
function SheetHeader({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useTranslate()
  return (
    <div className="sticky top-0 z-10 flex items-center justify-between bg-paper px-4 py-2 desktop:hidden">
      <h2 className="text-heading">{t(listingTexts.filters)}</h2>
      <button
        type="button"
        popoverTarget={id}
        popoverTargetAction="hide"
        onClick={onClose}
        aria-label={t(listingTexts.close)}
        className="grid size-11 place-items-center rounded-control hover:bg-surface"
      >
        <X aria-hidden="true" className="size-6" />
      </button>
    </div>
  )
}

function readFormFilters(form: HTMLFormElement) {
  const pairs = [...new FormData(form)].map(([name, value]) => [name, String(value)])
  return readFilters(new URLSearchParams(pairs))
}

/** Sends the form when a value is chosen. */
function useApplyAtOnce(form: RefObject<HTMLFormElement | null>, wanted: boolean): void {
  useEffect(() => {
    const element = form.current
    if (!wanted || !element) return
    const apply = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.type === 'checkbox' && target.name) element.requestSubmit()
    }
    element.addEventListener('change', apply)
    return () => element.removeEventListener('change', apply)
  }, [form, wanted])
}

/** An open panel, by the name of its fields, and the value that had the focus. */
export interface FilterPlace {
  name: string
  focused: string | null
}

/** Opens the panel that was open in the former form, and gives the focus back to its value. */
function useSamePlace(form: RefObject<HTMLFormElement | null>, left: RefObject<FilterPlace | null>): void {
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    const fieldsOf = (name: string) =>
      [...element.querySelectorAll<HTMLInputElement>('input[name]')].filter((it) => it.name === name)
    if (left.current) {
      const { name, focused } = left.current
      const fields = fieldsOf(name)
      fields[0]?.closest('details')?.setAttribute('open', '')
      fields.find(({ value }) => value === focused)?.focus({ preventScroll: true })
    }
    return () => {
      const field =
        element.querySelector<HTMLInputElement>('details[open] input[type=checkbox]:is(:focus)') ??
        element.querySelector<HTMLInputElement>('details[open] input[name]')
      left.current = field && { name: field.name, focused: field === document.activeElement ? field.value : null }
    }
  }, [form, left])
}

const countDelay = 250

/**
 * Returns how many products the filters in a form would leave, before they are applied (B7.14): the answer to the last request only, and
 * null while it is unknown: before any change, during the request, and for an invalid price.
 */
function useResultCount({ state, countOf }: LoadedListing) {
  const [count, setCount] = useState<number | null>(null)
  const request = useRef<AbortController>(null)
  const ask = (filters: ListFilters) => {
    request.current?.abort()
    setCount(null)
    if (isInvertedPriceRange(filters.price)) return
    const controller = new AbortController()
    request.current = controller
    const { signal } = controller
    setTimeout(async () => {
      if (signal.aborted) return
      const address = listAddress(urls.count(countOf), { text: state.text, filters })
      const answer = await fetch(address, { signal }).catch(() => null)
      const result: { count: number } | null = answer?.ok ? await answer.json().catch(() => null) : null
      if (!signal.aborted) setCount(result?.count ?? null)
    }, countDelay)
  }
  return { count, ask }
}

/**
 * The sheet of filters on small views: a dialog that traps the focus and restores it. Without scripts it is a native popover; on large
 * views it is part of the page. 'Back' closes it.
 */
function useFilterSheet(largeView: boolean) {
  const sheet = useRef<HTMLDialogElement>(null)
  const closeSheet = () => sheet.current?.close()
  const openSheet = (event: MouseEvent) => {
    if (sheet.current?.matches(':popover-open')) return // opened before scripts ran
    event.preventDefault()
    sheet.current?.showModal()
    void import('#kit/close-on-back.ts').then(({ closePopoverOnBack }) => {
      if (sheet.current?.open) closePopoverOnBack(sheet.current)
    }, ignoreError)
  }
  useEffect(() => {
    if (largeView) sheet.current?.close()
  }, [largeView])
  return { sheet, openSheet, closeSheet }
}

/** When the module cannot be loaded, the sheet still closes in other ways. */
function ignoreError(): void {}
