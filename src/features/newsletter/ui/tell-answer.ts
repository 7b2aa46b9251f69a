/** Says below the form what has become of it. Where all went well the form has done its work: the message takes its place, and the focus. */
export function tellAnswer(form: HTMLFormElement, isDone: boolean, message: string): void {
  const told = document.createElement('p')
  Object.assign(told, { role: isDone ? 'status' : 'alert', className: 'newsletter-answer', textContent: message })
  told.tabIndex = -1
  if (form.nextElementSibling?.className === told.className) form.nextElementSibling.remove()
  form.after(told)
  form.hidden = isDone
  if (isDone) told.focus()
}
