import { type RefObject, useEffect } from 'react'

const place = 'order-draft'
const notKept = new Set(['idempotencyKey', 'seen', 'seenTotal', 'termsVersion', 'terms'])

/** Keeps what is typed into the form for as long as the tab lives: a reload or a way back loses nothing. */
export function useKeptDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    if (!element) return
    restore(element)
    const keep = () => sessionStorage.setItem(place, JSON.stringify(typedInto(element)))
    element.addEventListener('input', keep)
    return () => element.removeEventListener('input', keep)
  }, [form])
}

/** Once the order is placed nothing of it stays behind. */
export function forgetDraft(): void {
  sessionStorage.removeItem(place)
}

function typedInto(form: HTMLFormElement): Record<string, string> {
  const entries = [...new FormData(form)].filter(([name]) => !notKept.has(name))
  return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]))
}

/** Text goes only into fields that the server has left empty: what it knows is newer. */
function restore(form: HTMLFormElement): void {
  const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(place) ?? '{}')
  for (const [name, value] of Object.entries(kept)) {
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
