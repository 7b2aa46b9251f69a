import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { normalizeSearchText } from '#features/search/rules/list-options.ts'
import { fetchSuggestions } from './fetch-suggestions.ts'
import { closedOverlay, fieldText, nextOverlay, type Overlay, type OverlayEvent } from './overlay-state.ts'
import { emptyStart, fetchSearchStart, recentPhrases, startGroups } from './start-phrases.ts'

/** Returns the suggestions for what is typed in the field, or phrases for an empty one, and functions to move among them, to close and to open them. */
export function useSuggestions(field: HTMLInputElement | null, { letters, pause, currency }: TypingOptions) {
  const [overlay, send] = useReducer(nextOverlay, closedOverlay)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it
  useEffect(() => send({ type: 'left' }), [key])
  useEffect(() => {
    if (field) return watchTyping(field, { letters, pause, currency }, send)
  }, [field, letters, pause, currency])
  const offer = useCallback(() => {
    if (field && normalizeSearchText(field.value) === '') offerPhrases(send)
  }, [field])
  useEffect(() => {
    if (field) return watchEntering(field, offer)
  }, [field, offer])
  return {
    overlay,
    offer,
    move: (step: 1 | -1) => send({ type: 'moved', step }),
    leave: () => send({ type: 'left' }),
  }
}

/** Reports what is shown before anything is typed: recent phrases at once, the shop's offer when it is known. */
function offerPhrases(dispatch: (event: OverlayEvent) => void): void {
  const recent = recentPhrases.items()
  dispatch({ type: 'entered', groups: startGroups(recent, emptyStart) })
  fetchSearchStart().then(
    (start) => dispatch({ type: 'offered', groups: startGroups(recent, start) }),
    (error) => {
      console.error(error)
      dispatch({ type: 'offered', groups: startGroups(recent, emptyStart) })
    },
  )
}

/** Calls `offer` whenever the visitor comes to the field or empties it. Returns a function that stops it. */
function watchEntering(field: HTMLInputElement, offer: () => void): () => void {
  const watch = new AbortController()
  const { signal } = watch
  for (const type of ['focus', 'click', 'input']) field.addEventListener(type, offer, { signal })
  if (document.activeElement === field) offer()
  return () => watch.abort()
}

/** Makes the field a combobox of the list below while there is one: sets the ARIA attributes, and shows the active name (A4.22). */
export function useCombobox(field: HTMLInputElement | null, list: string, overlay: Overlay): void {
  const { groups, active } = overlay
  const listed = groups.length > 0
  useEffect(() => {
    if (!field) return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = String(listed)
    if (listed) field.setAttribute('aria-controls', list)
    else field.removeAttribute('aria-controls')
    if (active >= 0) field.setAttribute('aria-activedescendant', `${list}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, listed, active])
  const shown = fieldText(overlay)
  const wasActive = useRef(false)
  useEffect(() => {
    if (field && (active >= 0 || wasActive.current) && field.value !== shown) field.value = shown
    wasActive.current = active >= 0
  }, [field, shown, active])
}

interface TypingOptions {
  /** Minimum number of letters. */
  letters: number
  /** Milliseconds without typing before the request (A9.10). */
  pause: number
  /** Currency of the suggestions' prices. */
  currency: string
}

/** Reports what is typed in the field and, after a pause, the suggestions. Returns a function that stops it. */
export function watchTyping(
  field: HTMLInputElement,
  { letters, pause, currency }: TypingOptions,
  dispatch: (event: OverlayEvent) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const ask = (phrase: string) => {
    const { signal } = asking
    dispatch({ type: 'asked' })
    fetchSuggestions(phrase, currency, signal).then(
      (groups) => signal.aborted || dispatch({ type: 'answered', phrase, groups }),
      (error) => {
        if (signal.aborted) return
        console.error(error) // no suggestions, and the console says why (A8.10)
        dispatch({ type: 'left' })
      },
    )
  }
  const stop = () => {
    clearTimeout(timer)
    asking.abort()
    asking = new AbortController()
  }
  const typed = () => {
    stop()
    const phrase = normalizeSearchText(field.value)
    const enough = phrase.length >= letters
    dispatch({ type: 'typed', text: field.value, enough })
    if (enough) timer = setTimeout(() => ask(phrase), pause)
  }
  const submitted = () => {
    stop()
    dispatch({ type: 'typed', text: field.value, enough: false })
  }
  // typed before this module was loaded, and not yet searched for
  if (field.value !== field.defaultValue && document.activeElement === field) typed()
  field.addEventListener('input', typed)
  field.form?.addEventListener('submit', submitted)
  return () => {
    stop()
    field.removeEventListener('input', typed)
    field.form?.removeEventListener('submit', submitted)
  }
}
