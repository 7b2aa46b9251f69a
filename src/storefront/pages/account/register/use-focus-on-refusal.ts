import { type RefObject, useEffect } from 'react'

/** Moves the focus to the first wrong field after a refusal, or to the notice where no field is wrong. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: object | undefined): void {
  useEffect(() => {
    if (!refusal) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? document.querySelector<HTMLElement>('[data-refusal]')
    target?.focus()
  }, [form, refusal])
}
