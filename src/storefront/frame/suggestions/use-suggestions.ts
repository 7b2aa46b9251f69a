import { useEffect, useReducer } from 'react'
import { useLocation } from 'react-router'
import { closedOverlay, fieldText, nextOverlay, type Overlay } from './overlay-state.ts'
import { type Typing, watchTyping } from './watch-typing.ts'

/** What is suggested to whoever types in the field, and ways to move among it and to leave it. */
export function useSuggestions(field: HTMLInputElement | null, { letters, pause, currency }: Typing) {
  const [overlay, send] = useReducer(nextOverlay, closedOverlay)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival closes it
  useEffect(() => send({ type: 'left' }), [key])
  useEffect(() => {
    if (field) return watchTyping(field, { letters, pause, currency }, send)
  }, [field, letters, pause, currency])
  return { overlay, move: (step: 1 | -1) => send({ type: 'moved', step }), leave: () => send({ type: 'left' }) }
}

/** The field as a combobox of the list under it, as long as there is one: says so to who cannot see it, and shows the active name (A4.22). */
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
  useEffect(() => {
    if (field && shown && field.value !== shown) field.value = shown
  }, [field, shown])
}
