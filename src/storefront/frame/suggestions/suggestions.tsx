import { ArrowLeft } from 'lucide-react'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useRouteLoaderData } from 'react-router'
import { closeOnBack } from '#kit/close-on-back.ts'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { loader } from '../../root.server.ts'
import { suggestionTexts } from '../../texts/search.ts'
import { fillsScreen } from './fills-screen.ts'
import { suggestionsOf } from './overlay-state.ts'
import { RecentButtons } from './recent-buttons.tsx'
import { noteSearch } from './start-phrases.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { typingOptions } from './typing-options.ts'
import { useCombobox, useSuggestions } from './use-suggestions.ts'

interface SuggestionsProps {
  /** Id of the search field. */
  field: string
  /** A quick search box on a page, not the field of the header. */
  quick: boolean
}

/** The suggestions under a search field (A4.20–A4.23), and phrases before anything is typed; under 768 px they cover the screen, with the field at the top (A2.6). */
export function SuggestionsPanel({ field: id, quick }: SuggestionsProps) {
  const t = useTranslate()
  const field = document.getElementById(id) as HTMLInputElement | null
  const data = useRouteLoaderData<typeof loader>('root')
  const { pathname } = useLocation()
  const currency = data?.money.code ?? ''
  const typing = typingOptions(data?.typing, { quick, ordering: pathname === urls.basket() })
  const { overlay, offer, move, leave } = useSuggestions(field, { ...typing, currency })
  const list = `${id}-suggestions`
  const { state, nothing } = overlay
  useCombobox(field, list, overlay)
  const close = useFieldKeys(field, { overlay, offer, move, leave })
  useNoteSubmitted(field)
  const choose = (address: string) => {
    noteSearch(address)
    close()
  }
  const startAgain = () => {
    leave()
    field?.focus()
    offer()
  }
  return (
    <>
      <button type="button" onClick={close} aria-label={t(suggestionTexts.close)} className="suggestions-close">
        <ArrowLeft aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </button>
      <div className="suggestions" data-state={state} aria-busy={state === 'loading'}>
        {state === 'loading' && overlay.groups.length === 0 && (
          <p className="px-3 py-2 text-soft">{t(suggestionTexts.loading)}</p>
        )}
        {overlay.groups.length > 0 && (
          <SuggestionList id={list} overlay={overlay} priceType={data?.priceType ?? 'gross'} onChosen={choose} />
        )}
        {overlay.groups.some(({ kind }) => kind === 'recent') && <RecentButtons onForgotten={startAgain} />}
      </div>
      <p role="status" className="sr-only">
        {state === 'open' && t(suggestionTexts.found, { count: suggestionsOf(overlay).length })}
        {nothing && t(suggestionTexts.none)}
      </p>
    </>
  )
}

/** Notes what is searched for by the field itself. */
function useNoteSubmitted(field: HTMLInputElement | null): void {
  useEffect(() => {
    const note = () => field && noteSearch(urls.search(field.value))
    field?.form?.addEventListener('submit', note)
    return () => field?.form?.removeEventListener('submit', note)
  }, [field])
}

/**
 * Handles the keys of a search field with suggestions: arrows move (A4.22), or open the list of an empty field, Escape closes, from the links below too, Enter opens the active
 * suggestion; on small views, where the field covers the screen, Enter always searches for the value of the field, and 'back' closes.
 * Returns a function that closes it.
 */
export function useFieldKeys(
  field: HTMLInputElement | null,
  actions: Pick<ReturnType<typeof useSuggestions>, 'overlay' | 'offer' | 'move' | 'leave'>,
): () => void {
  const latest = useRef(actions)
  latest.current = actions
  const closed = useRef<() => void>(undefined)
  const fold = useCallback(() => {
    field?.form?.removeAttribute('data-searching')
    closed.current?.()
    closed.current = undefined
    if (fillsScreen()) field?.blur()
  }, [field])
  const close = useCallback(() => {
    latest.current.leave()
    fold()
  }, [fold])
  useEffect(() => {
    const form = field?.form
    if (!field || !form) return
    const onFocus = () => {
      form.setAttribute('data-searching', '')
      if (fillsScreen()) closed.current ??= closeOnBack(close)
    }
    const pressed = (event: PointerEvent) => form.contains(event.target as Node) || close()
    const left = ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !form.contains(relatedTarget) && close()
    const typed = (event: KeyboardEvent) => {
      const { overlay, offer, move } = latest.current
      if (event.target !== field && event.key !== 'Escape') return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (overlay.state !== 'open') return event.key === 'ArrowDown' && offer()
        move(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Enter') {
        if (overlay.active < 0 || fillsScreen()) return
        document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.click()
      } else if (event.key === 'Escape') {
        if (overlay.state === 'closed' && !fillsScreen()) return
        close()
      } else return
      event.preventDefault()
    }
    if (document.activeElement === field) onFocus()
    field.addEventListener('focus', onFocus)
    form.addEventListener('keydown', typed)
    form.addEventListener('focusout', left)
    form.addEventListener('submit', fold)
    document.addEventListener('pointerdown', pressed)
    return () => {
      field.removeEventListener('focus', onFocus)
      form.removeEventListener('keydown', typed)
      form.removeEventListener('focusout', left)
      form.removeEventListener('submit', fold)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [field, close, fold])
  return close
}
