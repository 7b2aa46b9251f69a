import type { FormControl } from './field-check.ts'

/** What a list of wrong fields is headed by, and what it calls a field. */
export interface WrongFieldWords {
  intro: (count: number) => string
  label: (name: string) => string
}

/** A list of a form's wrong fields above it, each with a link to it, as the server shows it in its answer. */
export interface WrongFields {
  /** Shows those that are wrong after a submit; a single one needs no list. */
  show: (wrong: FormControl[]) => void
  /** Leaves out those that have been corrected since. */
  refresh: () => void
  remove: () => void
}

export function createWrongFields(form: HTMLFormElement, words: WrongFieldWords): WrongFields {
  const box = document.createElement('div')
  box.className = 'rounded-control border border-error bg-error-wash px-4 py-3'
  let listed: FormControl[] = []
  const paint = () => {
    const isSaid = document.querySelector('[data-wrong-fields]') !== null // the server's list
    if (listed.length === 0 || isSaid) return box.remove()
    const heading = document.createElement('p')
    heading.className = 'font-semibold'
    heading.textContent = words.intro(listed.length)
    const list = document.createElement('ul')
    list.className = 'flex flex-wrap gap-x-4'
    list.append(...listed.map((control) => itemOf(control, words.label(control.name))))
    box.replaceChildren(heading, list)
    if (!box.isConnected) form.before(box)
  }
  return {
    show: (wrong) => {
      listed = wrong.length > 1 ? wrong : []
      paint()
    },
    refresh: () => {
      const left = listed.filter((control) => control.getAttribute('aria-invalid') === 'true')
      if (left.length === listed.length) return
      listed = left
      paint()
    },
    remove: () => box.remove(),
  }
}

function itemOf(control: FormControl, label: string): HTMLLIElement {
  const link = document.createElement('a')
  Object.assign(link, { className: 'underline underline-offset-2', href: `#${control.id}`, textContent: label })
  link.addEventListener('click', (event) => {
    event.preventDefault()
    focusField(control)
  })
  const item = document.createElement('li')
  item.append(link)
  return item
}

/** Moves to a field, in the middle of the window, with its label and message (B5.30). */
export function focusField(control: FormControl): void {
  control.focus({ preventScroll: true })
  control.closest('[data-field]')?.scrollIntoView({ block: 'center' })
}
