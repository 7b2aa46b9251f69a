/** The forms that are being saved; true: they have changed again meanwhile. */
const saving = new WeakMap<HTMLFormElement, boolean>()

type Outcome = 'saved' | 'refused' | 'unsaved'

/**
 * Saves the rows of a form as its button does, without leaving the page, one request at a time; what changed during the last one is sent when the
 * page is left. What the shop does not take as it is, the button sends: its page says why. Without an answer the rows stay as they are, and the next
 * change saves them all.
 */
export async function saveRows(form: HTMLFormElement, button: HTMLButtonElement): Promise<void> {
  if (saving.has(form)) {
    saving.set(form, true)
    return
  }
  const leaving = new AbortController()
  const sendRest = () => saving.get(form) && navigator.sendBeacon(button.formAction, fieldsOf(form, button))
  addEventListener('pagehide', sendRest, leaving)
  let outcome: Outcome
  do {
    saving.set(form, false)
    outcome = await save(form, button)
  } while (outcome === 'saved' && saving.get(form))
  saving.delete(form)
  leaving.abort()
  if (outcome === 'refused') return form.requestSubmit(button)
  const said = form.querySelector<HTMLElement>('[data-saved]')
  if (said) said.textContent = said.dataset[outcome] ?? ''
}

async function save(form: HTMLFormElement, button: HTMLButtonElement): Promise<Outcome> {
  const request = { method: 'POST', body: fieldsOf(form, button), keepalive: true }
  const answer = await fetch(button.formAction, request).catch(() => null)
  if (!answer || answer.status >= 500) return 'unsaved'
  return new URL(answer.url).searchParams.get('zapisano') === '1' ? 'saved' : 'refused'
}

function fieldsOf(form: HTMLFormElement, button: HTMLButtonElement): URLSearchParams {
  return new URLSearchParams([...new FormData(form, button)].map(([name, value]) => [name, String(value)]))
}
