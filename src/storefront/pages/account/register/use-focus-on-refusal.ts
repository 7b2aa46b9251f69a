import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the first wrong field after a refusal, or to the notice where no field is wrong. */
export function useFocusOnRefusal(refusal: object | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!refusal) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? document.querySelector<HTMLElement>('[data-refusal]')
    target?.focus()
  }, [refusal])
  return form
}
