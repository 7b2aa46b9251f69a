import type { FocusEvent } from 'react'
import { useWords } from '#kit/words.tsx'

/** For whoever comes into the newsletter's form: what checks and sends it without leaving the page is loaded then. */
export function useLivenNewsletter(): (event: FocusEvent) => void {
  const say = useWords()
  return ({ target }) => {
    const form = target.closest('form')
    if (form) void import('#features/newsletter/ui/liven-form.ts').then(({ livenForm }) => livenForm(form, say), asItIs)
  }
}

/** The form works by itself. */
function asItIs() {}
