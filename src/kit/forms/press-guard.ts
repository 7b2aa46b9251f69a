/** While a press is under way, nothing may move. */
interface PressHandlers {
  hold: () => void
  release: () => void
}

/**
 * Calls `hold` when a press on the form's submit button begins, and `release` after its click: a message that appears in between
 * would move the button away from the finger, and the browser would drop the click. Returns a function that removes the listeners.
 */
export function guardPresses(form: HTMLFormElement, { hold, release }: PressHandlers): () => void {
  const ends = ['pointerup', 'pointercancel']
  const end = () => {
    for (const name of ends) removeEventListener(name, end)
    setTimeout(release) // the click follows in the same task
  }
  const begin = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button?.type !== 'submit') return
    hold()
    for (const name of ends) addEventListener(name, end)
  }
  form.addEventListener('pointerdown', begin)
  return () => {
    form.removeEventListener('pointerdown', begin)
    for (const name of ends) removeEventListener(name, end)
  }
}
