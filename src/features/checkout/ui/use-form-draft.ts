import { type RefObject, useEffect } from 'react'
import { consentFields } from '../rules/consents.ts'
import { fieldsToRestore, serializeFormDraft } from '../rules/form-draft.ts'
import type { FieldValues } from './form-fields.tsx'

const storageKey = 'order-draft'
const notStored = new Set(['idempotencyKey', ...Object.values(consentFields), 'termsVersion'])

/**
 * Saves a draft of the form in the tab's session storage: a reload or going back loses nothing.
 * @param known values from the server, and their version; null when the form has just been sent
 */
export function useFormDraft(
  form: RefObject<HTMLFormElement | null>,
  known: { values: FieldValues; version: string } | null,
): void {
  const { values, version = '' } = known ?? {}
  useEffect(() => {
    const element = form.current
    if (!element) return
    if (values) restore(element, values, version)
    const keep = () => sessionStorage.setItem(storageKey, serializeFormDraft({ version, fields: typedInto(element) }))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form, values, version])
}

/** What the draft says of a field that is drawn only after its page: the chosen point of a list. '' when it does not. */
export function draftedField(name: string, known: FieldValues, version: string): string {
  return new Map(fieldsToRestore(sessionStorage.getItem(storageKey), known, version)).get(name) ?? ''
}

/** Deletes the draft, after the order is placed or the client has signed out. */
export function clearFormDraft(): void {
  sessionStorage.removeItem(storageKey)
}

/** Unchecked boxes are empty. */
function typedInto(form: HTMLFormElement): FieldValues {
  const unchecked = [...form.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].map(({ name }) => [name, ''])
  const entries = [...unchecked, ...new FormData(form)].filter(([name]) => isTyped(String(name)))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** What the page showed is no part of the draft: the next one shows what holds then. */
function isTyped(name: string): boolean {
  return !name.startsWith('seen') && !notStored.has(name)
}

/** Leaves what the visitor typed before hydration unchanged. */
function restore(form: HTMLFormElement, known: FieldValues, version: string): void {
  for (const [name, value] of fieldsToRestore(sessionStorage.getItem(storageKey), known, version)) {
    const field = form.elements.namedItem(name)
    if (field instanceof RadioNodeList) choose(field, value)
    else if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = value === 'on'
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) fill(field, value)
    else if (field instanceof HTMLSelectElement) select(field, value)
  }
}

function fill(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (field.value !== field.defaultValue) return
  field.value = value
  field.closest('details')?.setAttribute('open', '')
}

function choose(radios: RadioNodeList, value: string): void {
  for (const radio of radios) if (radio instanceof HTMLInputElement && radio.value === value) radio.click()
}

function select(field: HTMLSelectElement, value: string): void {
  field.value = value
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
