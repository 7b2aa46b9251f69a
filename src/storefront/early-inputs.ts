declare global {
  /** What visitors typed, chose and pressed before hydration; recorded by scripts-last.js from the page's first moments on. */
  var earlyInputs: Map<object, EarlyInput> | undefined
}

interface EarlyInput {
  target: Field | HTMLButtonElement
  value: string
  checked: boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const captured: EarlyInput[] = []

/** Stops the recording: call it when React hydrates the page and receives the events itself. */
export function captureEarlyInputs(): void {
  captured.push(...(globalThis.earlyInputs?.values() ?? []))
  globalThis.earlyInputs = undefined
}

/**
 * Replays what the visitor typed, chose and pressed before hydration, since hydration restores the server's values and no listener ran.
 * Only the visitor's own input, not what the browser restores after 'back': replaying that would filter a list that the visitor has just
 * left.
 */
export function replayEarlyInputs(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  captured.splice(0).forEach((input, task) => {
    setTimeout(replay, task, input)
  })
}

/** In a separate task, since the first replayed choice may replace the field of the next one. */
function replay({ target, value, checked }: EarlyInput): void {
  const field = target.isConnected ? target : document.getElementById(target.id)
  if (field instanceof HTMLButtonElement) field.click()
  else if (isField(field)) fill(field, value, checked)
}

function isField(target: Element | null): target is Field {
  return target instanceof HTMLElement && 'value' in target
}

function fill(field: Field, value: string, checked: boolean): void {
  if (/checkbox|radio/.test(field.type)) choose(field as HTMLInputElement, checked)
  else if (field.type !== 'file') type(field as HTMLInputElement, value)
  const isLeft = document.activeElement !== field
  if (isLeft) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function choose(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/**
 * React ignores a value equal to the last one that it has seen, so let it see another one first, and hide the current one. Letters that were
 * typed after the recording, while React hydrated the page, stay. A select has no default value, and no letters.
 */
function type(field: HTMLInputElement, recorded: string): void {
  const { value, defaultValue = value } = field
  const text = value !== defaultValue && value.startsWith(recorded) ? value : recorded
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
