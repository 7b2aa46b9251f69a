/** Says beside the field of this name what is wrong with it, as `TextField` and `CheckboxField` do; or that nothing is. */
export function tellFault(form: HTMLFormElement, name: string, words: string | undefined): void {
  const field = form.elements.namedItem(name)
  if (!(field instanceof HTMLInputElement)) return
  const id = `${field.id}-error`
  const told = document.getElementById(id)
  if (told?.textContent === words) return
  told?.remove()
  field.ariaInvalid = words ? 'true' : null
  field.removeAttribute('aria-describedby')
  if (!words) return
  field.setAttribute('aria-describedby', id)
  const fault = document.createElement('p')
  Object.assign(fault, { id, role: 'alert', className: 'field-error', textContent: words })
  form.querySelector(`.flex-col:has(> #${field.id}, > * > #${field.id})`)?.append(fault)
}
