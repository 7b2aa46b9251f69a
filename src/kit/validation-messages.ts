type FormField = HTMLInputElement | HTMLSelectElement

/**
 * Says what is wrong with a form's fields in the shop's words, below each, in place of the browser's bubble: a field names them in
 * `data-missing` and `data-wrong`, one that names none is left to the browser. The first one takes the focus; what is said goes when it is
 * put right. Beside a field `data-count` ('{count} of 14') counts its characters. Returns what ends it.
 */
export function showValidationMessages(form: HTMLFormElement): () => void {
  const fields = () => [...form.elements].filter(isField)
  const refuse = (event: Event) => {
    const field = event.target
    if (!isField(field) || !show(field)) return
    event.preventDefault()
    if (field === fields().find(({ validity }) => !validity.valid)) field.focus()
  }
  const typed = ({ target }: Event) => {
    if (!isField(target)) return
    count(target)
    if (target.validity.valid || target.validity.patternMismatch) show(target)
  }
  for (const field of fields()) count(field) // browsers fill in what stood there
  form.addEventListener('invalid', refuse, true)
  form.addEventListener('input', typed)
  return () => {
    form.removeEventListener('invalid', refuse, true)
    form.removeEventListener('input', typed)
  }
}

function isField(target: unknown): target is FormField {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** Puts the words for the field's state below it, or takes away what is said there; whether there are any. */
function show(field: FormField): boolean {
  const words = messageOf(field)
  const id = `${field.id}-error`
  const said = document.getElementById(id)
  if (said?.textContent === words) return words !== ''
  said?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  describe(field, words ? [...others, id] : others)
  if (words) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (!words) return false
  const message = document.createElement('p')
  Object.assign(message, { id, role: 'alert', className: 'field-error', textContent: words })
  field.closest('div')?.append(message)
  return true
}

function messageOf({ validity, dataset }: FormField): string {
  if (validity.valid) return ''
  return (validity.valueMissing ? dataset.missing : dataset.wrong) ?? ''
}

function describe(field: FormField, ids: string[]): void {
  if (ids.length > 0) field.setAttribute('aria-describedby', ids.join(' '))
  else field.removeAttribute('aria-describedby')
}

function count(field: FormField): void {
  const counter = field.closest('div')?.parentElement?.querySelector<HTMLElement>(':scope > [data-count]')
  if (counter) counter.textContent = (counter.dataset.count ?? '').replace('{count}', String([...field.value].length))
}
