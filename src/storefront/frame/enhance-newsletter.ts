import type { FocusEvent } from 'react'
import { useTranslate } from '#kit/messages.tsx'

/** For whoever comes into the newsletter's form: what checks and sends it without leaving the page is loaded then. */
export function useEnhanceNewsletterForm(): (event: FocusEvent) => void {
  const t = useTranslate()
  return ({ target }) => {
    const form = target.closest('form')
    if (form)
      void import('#features/newsletter/ui/enhance-form.ts').then(
        ({ enhanceForm }) => enhanceForm(form, t),
        leaveUnenhanced,
      )
  }
}

/** The form works by itself. */
function leaveUnenhanced() {}
