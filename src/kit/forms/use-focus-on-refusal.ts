import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to the first wrong field of a form after the server has refused it (B5.30), or to the notice where no field is wrong.
 * @param refusal the answer to the last submit; a new one moves the focus
 */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, refusal: unknown): void {
  useEffect(() => {
    if (!refusal) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid=true]')
    const target = wrong ?? document.querySelector<HTMLElement>('[data-refusal]')
    target?.focus({ preventScroll: true })
    target?.closest('[data-field], [data-refusal]')?.scrollIntoView({ block: 'center' })
  }, [form, refusal])
}
