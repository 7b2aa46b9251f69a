/** The forms that are being saved; true: they have changed again meanwhile. */
const saving = new WeakMap<HTMLFormElement, boolean>()

/**
 * Saves the rows of a form as its button does, without leaving the page, one request at a time; what changed during the last
 * one is sent when the page is left. What the shop does not take as it is, or cannot be asked about, the button sends: its page says why.
 */
export async function saveRows(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (saving.has(form)) {
    saving.set(form, true)
    return
  }
  const leaving = new AbortController()
  const sendRest = () => saving.get(form) && navigator.sendBeacon(button.formAction, fieldsOf(form, button))
  addEventListener('pagehide', sendRest, leaving)
  do {
    saving.set(form, false)
    if (!(await save(form, button))) return form.requestSubmit(button)
  } while (saving.get(form))
  saving.delete(form)
  leaving.abort()
  const said = form.querySelector<HTMLElement>('[data-saved]')
  if (said) said.textContent = said.dataset.saved ?? ''
}

async function save(form: HTMLFormElement, button: HTMLButtonElement): Promise<boolean> {
  const request = { method: 'POST', body: fieldsOf(form, button), keepalive: true }
  const answer = await fetch(button.formAction, request).catch(() => null)
  return answer?.ok === true && new URL(answer.url).searchParams.get('zapisano') === '1'
}

function fieldsOf(form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
}
