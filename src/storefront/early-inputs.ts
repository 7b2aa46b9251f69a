declare global {
  /** What visitors typed, chose and pressed so far, until the page lives; noted by scripts-last.js from the page's first moments on. */
  var earlyInputs: Map<object, EarlyInput> | undefined
}

interface EarlyInput {
  target: Field | HTMLButtonElement
  value: string
  checked: boolean
}

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

let captured: EarlyInput[] = []

/** To be called in the moment in which React takes the page over: from now on it hears of everything itself. */
export function captureEarlyInputs(): void {
  captured = [...captured, ...(globalThis.earlyInputs?.values() ?? [])]
  globalThis.earlyInputs = undefined
}

/**
 * Does again what was entered, typed, chosen and pressed before React took the page over: it puts back what the server wrote, and nobody listened.
 * Only what a visitor did, not what the browser fills in after 'back': doing that again would filter a list that he has just left.
 */
export function replayEarlyInputs(): void {
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  captured.splice(0).forEach((input, task) => {
    setTimeout(replay, task, input)
  })
}

/** In a task of its own, since what is chosen first may put another field in the place of the next one. */
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
  else if (field.type !== 'file') type(field, value)
  const isLeft = document.activeElement !== field
  if (isLeft) field.dispatchEvent(new Event('change', { bubbles: true }))
}

function choose(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** React hears of a value that is not the one it saw last, so it must see another one first, and not see this one come. */
function type(field: Field, value: string): void {
  field.value = ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
