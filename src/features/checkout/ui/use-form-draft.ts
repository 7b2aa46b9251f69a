import { type RefObject, useEffect } from 'react'
import { fieldsToRestore } from '../rules/form-draft.ts'
import type { FieldValues } from './form-fields.tsx'

const storageKey = 'order-draft'
const notStored = new Set(['idempotencyKey', 'seen', 'seenTotal', 'seenCurrency', 'termsVersion', 'terms'])

/**
 * Saves a draft of the form in the tab's session storage: a reload or going back loses nothing.
 * @param known values from the server, which are newer; null when the form has just been sent
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, known: FieldValues | null): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (known) restore(element, known)
    const keep = () => sessionStorage.setItem(storageKey, JSON.stringify(typedInto(element)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, known])
}

/** Deletes the draft, after the order is placed or the client has signed out. */
export function clearFormDraft(): void {
  sessionStorage.removeItem(storageKey)
}

function typedInto(form: HTMLFormElement): FieldValues {
  const entries = [...new FormData(form)].filter(([name]) => !notStored.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Leaves what the visitor typed before hydration unchanged. */
function restore(form: HTMLFormElement, known: FieldValues): void {
  for (const [name, value] of fieldsToRestore(sessionStorage.getItem(storageKey), known)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) choose(field, value)
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on'
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.value ||= value
    else if (field instanceof HTMLSelectElement) select(field, value)
  }
}

function choose(radios: RadioNodeList, value: string): void {
  for (const radio of radios) if (radio instanceof HTMLInputElement && radio.value === value) radio.click()
}

function select(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
