import { searchedText } from '#features/search/rules.ts'
import { askForSuggestions } from './ask-for-suggestions.ts'
import type { OverlayEvent } from './overlay-state.ts'

export interface Typing {
  /** How many letters it takes. */
  letters: number
  /** Milliseconds without typing until the shop is asked (A9.10). */
  pause: number
  /** In which the prices of the suggestions are. */
  currency: string
}

/** Tells what is typed in the field and, after a pause, what the shop suggests. Returns what ends it. */
export function watchTyping(
  field: HTMLInputElement,
  { letters, pause, currency }: Typing,
  tell: (event: OverlayEvent) => void,
): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let asking = new AbortController()
  const ask = (phrase: string) => {
    const { signal } = asking
    tell({ type: 'asked' })
    askForSuggestions(phrase, currency, signal).then(
      (groups) => signal.aborted || tell({ type: 'answered', phrase, groups }),
      (error) => {
        if (signal.aborted) return
        console.error(error) // nothing is suggested, and it says why to whoever looks (A8.10)
        tell({ type: 'left' })
      },
    )
  }
  const stop = () => {
    clearTimeout(waiting)
    asking.abort()
    asking = new AbortController()
  }
  const typed = () => {
    stop()
    const phrase = searchedText(field.value)
    const enough = phrase.length >= letters
    tell({ type: 'typed', text: field.value, enough })
    if (enough) waiting = setTimeout(() => ask(phrase), pause)
  }
  const submitted = () => {
    stop()
    tell({ type: 'typed', text: field.value, enough: false })
  }
  // faster than this came, and not yet searched for
  if (field.value !== field.defaultValue && document.activeElement === field) typed()
  field.addEventListener('input', typed)
  field.form?.addEventListener('submit', submitted)
  return () => {
    stop()
    field.removeEventListener('input', typed)
    field.form?.removeEventListener('submit', submitted)
  }
}
