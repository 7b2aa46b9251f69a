type FormField = HTMLInputElement | HTMLSelectElement

/**
 * Shows validation errors in the shop's texts below each field of a form, in place of the browser's bubble. A field sets them as
 * `data-missing` and `data-wrong`; without them the browser shows its own. The first invalid field takes the focus; a message disappears
 * when its field becomes valid. `data-count` ('{count} of 14') next to a field counts its characters. Returns a function that removes the
 * listeners.
 */
export function showValidationMessages(form: HTMLFormElement): () => void {
  const fields = () => [...form.elements].filter(isField)
  const onInvalid = (event: Event) => {
    const field = event.target
    if (!isField(field) || !show(field)) return
    event.preventDefault()
    if (field === fields().find(({ validity }) => !validity.valid)) field.focus()
  }
  const onInput = ({ target }: Event) => {
    if (!isField(target)) return
    count(target)
    if (target.validity.valid || target.validity.patternMismatch) show(target)
  }
  for (const field of fields()) count(field) // browsers restore earlier values
  form.addEventListener('invalid', onInvalid, true)
  form.addEventListener('input', onInput)
  return () => {
    form.removeEventListener('invalid', onInvalid, true)
    form.removeEventListener('input', onInput)
  }
}

function isField(target: unknown): target is FormField {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** Updates the message below the field; returns whether there is one. */
function show(field: FormField): boolean {
  const text = messageOf(field)
  const id = `${field.id}-error`
  const current = document.getElementById(id)
  if (current?.textContent === text) return text !== ''
  current?.remove()
  const others = (field.getAttribute('aria-describedby') ?? '').split(' ').filter((other) => other && other !== id)
  describe(field, text ? [...others, id] : others)
  if (text) field.setAttribute('aria-invalid', 'true')
  else field.removeAttribute('aria-invalid')
  if (!text) return false
  const message = document.createElement('p')
  Object.assign(message, { id, role: 'alert', className: 'field-error', textContent: text })
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
