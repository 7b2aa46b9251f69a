import type { FocusEvent } from 'react'
import { useTranslate } from '#kit/messages.tsx'

/** On focus in the newsletter form: loads the module that checks and sends it without leaving the page. */
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

/** The form works without scripts. */
function leaveUnenhanced() {}
