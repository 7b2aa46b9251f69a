import { type RefObject, useEffect } from 'react'
import type { ShownRefusal } from '#features/checkout/ui/refusal-notice.tsx'

/** Brings whoever was refused to the first field that is wrong, or to the reasons at the top (B5.30). */
export function useFocusOnProblem(
  form: RefObject<HTMLFormElement | null>,
  reasons: RefObject<HTMLDivElement | null>,
  refusal: ShownRefusal | null,
): void {
  useEffect(() => {
    if (!refusal) return
    const problems = refusal.reason === 'invalid' ? refusal.problems : {}
    const wrong = [...(form.current?.elements ?? [])].find((field) => (field.getAttribute('name') ?? '') in problems)
    if (wrong instanceof HTMLElement) wrong.focus()
    else {
      scrollTo({ top: 0 })
      reasons.current?.focus({ preventScroll: true })
    }
  }, [refusal, form, reasons])
}
