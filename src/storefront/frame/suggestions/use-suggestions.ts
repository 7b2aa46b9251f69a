import { useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import { searchedText } from '#features/search/rules.ts'
import { askForSuggestions } from './ask-for-suggestions.ts'
import { closedOverlay, fieldText, nextOverlay, type Overlay } from './overlay-state.ts'

export interface Typing {
  /** How many letters it takes. */
  letters: number
  /** Milliseconds without typing until the shop is asked. */
  pause: number
  /** In which the prices of the suggestions are. */
  currency: string
}

/** What is suggested to whoever types in the field, and ways to move among it and to leave it. */
export function useSuggestions(field: HTMLInputElement | null, { letters, pause, currency }: Typing) {
  const [overlay, send] = useReducer(nextOverlay, closedOverlay)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes it
  useEffect(() => send({ type: 'left' }), [key])
  useEffect(() => {
    if (!field) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    let asking = new AbortController()
    const ask = (phrase: string) => {
      const { signal } = asking
      send({ type: 'asked' })
      askForSuggestions(phrase, currency, signal).then(
        (groups) => signal.aborted || send({ type: 'answered', phrase, groups }),
        () => signal.aborted || send({ type: 'left' }),
      )
    }
    const stop = () => {
      clearTimeout(waiting)
      asking.abort()
      asking = new AbortController()
    }
    const typed = () => {
      stop()
      const phrase = searchedText(field.value)
      const enough = phrase.length >= letters
      send({ type: 'typed', text: field.value, enough })
      if (enough) waiting = setTimeout(() => ask(phrase), pause)
    }
    const submitted = () => {
      stop()
      send({ type: 'typed', text: field.value, enough: false })
    }
    // faster than this came, and not yet searched for
    if (field.value !== field.defaultValue && document.activeElement === field) typed()
    field.addEventListener('input', typed)
    field.form?.addEventListener('submit', submitted)
    return () => {
      stop()
      field.removeEventListener('input', typed)
      field.form?.removeEventListener('submit', submitted)
    }
  }, [field, letters, pause, currency])
  return { overlay, move: (step: 1 | -1) => send({ type: 'moved', step }), leave: () => send({ type: 'left' }) }
}

/** The field as a combobox of the list that is open under it: says so to who cannot see it, and shows the active name (A4.22). */
export function useCombobox(field: HTMLInputElement | null, list: string, overlay: Overlay): void {
  const { state, active } = overlay
  useEffect(() => {
    if (!field) return
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = String(state === 'open')
    field.setAttribute('aria-controls', list)
    if (active >= 0) field.setAttribute('aria-activedescendant', `${list}-${active}`)
    else field.removeAttribute('aria-activedescendant')
    document.getElementById(`${list}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [field, list, state, active])
  const shown = fieldText(overlay)
  useEffect(() => {
    if (field && shown && field.value !== shown) field.value = shown
  }, [field, shown])
}
