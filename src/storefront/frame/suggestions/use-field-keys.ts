import { useCallback, useEffect, useRef } from 'react'
import { closeOnBack } from '../close-on-back.ts'
import type { Overlay } from './overlay-state.ts'

const small = '(width < 48rem)'

/**
 * The keys of a search field with suggestions: arrows move (A4.22), Escape closes, from the links below too, Enter opens the active suggestion; on small views, where
 * the field has the screen to itself, Enter always searches for what stands in it, and 'back' closes. Returns what closes it.
 */
export function useFieldKeys(
  field: HTMLInputElement | null,
  overlay: Overlay,
  move: (step: 1 | -1) => void,
  leave: () => void,
): () => void {
  const latest = useRef({ overlay, move, leave })
  latest.current = { overlay, move, leave }
  const closed = useRef<() => void>(undefined)
  const fold = useCallback(() => {
    field?.form?.removeAttribute('data-searching')
    closed.current?.()
    closed.current = undefined
    if (matchMedia(small).matches) field?.blur()
  }, [field])
  const close = useCallback(() => {
    latest.current.leave()
    fold()
  }, [fold])
  useEffect(() => {
    const form = field?.form
    if (!field || !form) return
    const came = () => {
      form.setAttribute('data-searching', '')
      if (matchMedia(small).matches) closed.current ??= closeOnBack(close)
    }
    const pressed = (event: PointerEvent) => form.contains(event.target as Node) || close()
    const left = ({ relatedTarget }: FocusEvent) =>
      relatedTarget instanceof Node && !form.contains(relatedTarget) && close()
    const typed = (event: KeyboardEvent) => {
      const { overlay, move } = latest.current
      if (event.target !== field && event.key !== 'Escape') return
      if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        if (overlay.state !== 'open') return
        move(event.key === 'ArrowDown' ? 1 : -1)
      } else if (event.key === 'Enter') {
        if (overlay.active < 0 || matchMedia(small).matches) return
        document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.click()
      } else if (event.key === 'Escape') {
        if (overlay.state === 'closed' && !matchMedia(small).matches) return
        close()
      } else return
      event.preventDefault()
    }
    if (document.activeElement === field) came()
    field.addEventListener('focus', came)
    form.addEventListener('keydown', typed)
    form.addEventListener('focusout', left)
    form.addEventListener('submit', fold)
    document.addEventListener('pointerdown', pressed)
    return () => {
      field.removeEventListener('focus', came)
      form.removeEventListener('keydown', typed)
      form.removeEventListener('focusout', left)
      form.removeEventListener('submit', fold)
      document.removeEventListener('pointerdown', pressed)
    }
  }, [field, close, fold])
  return close
}
