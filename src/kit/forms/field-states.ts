import type { FormControl } from './field-check.ts'
import type { LiveRegion } from './live-region.ts'

/** The state of a field (B4.1). */
export type FieldState =
  | { status: 'neutral' }
  | { status: 'success'; hint?: string | undefined }
  | { status: 'error'; message: string }

export interface FieldStates {
  /** The state of a field, also while a press holds it back. */
  get: (control: FormControl) => FieldState
  /** Shows a state; a new message is announced unless the field takes the focus, which announces it as well. */
  show: (control: FormControl, state: FieldState, announced?: boolean) => void
  /** Stores states without showing them until `release`. */
  hold: () => void
  release: () => void
}

const neutral: FieldState = { status: 'neutral' }

/** Shows the states of a form's fields. */
export function createFieldStates(region: LiveRegion): FieldStates {
  const states = new Map<FormControl, FieldState>()
  const pending = new Map<FormControl, boolean>()
  let isPaused = false

  const paint = (control: FormControl, announced: boolean) => {
    const state = states.get(control) ?? neutral
    const text = textOf(state)
    const isNew = text !== shownText(control)
    showState(control, state)
    if (text && isNew && announced) region.announce(`${control.labels?.[0]?.textContent ?? ''}: ${text}`)
  }
  return {
    get: (control) => states.get(control) ?? neutral,
    show: (control, state, announced = true) => {
      states.set(control, state)
      if (isPaused) pending.set(control, announced)
      else paint(control, announced)
    },
    hold: () => {
      isPaused = true
    },
    release: () => {
      isPaused = false
      for (const [control, announced] of pending) paint(control, announced)
      pending.clear()
    },
  }
}

function textOf(state: FieldState): string {
  if (state.status === 'error') return state.message
  return (state.status === 'success' && state.hint) || ''
}

/**
 * The server's message stays an element of React's, which may change or remove it: it is hidden, never removed. Ours is next to it, with
 * an id of its own.
 */
function serverMessage(control: FormControl): HTMLElement | null {
  return document.getElementById(`${control.id}-error`)
}

function ownMessage(control: FormControl): HTMLElement | null {
  return document.getElementById(`${control.id}-check`)
}

/** Returns the server's message of a field after a failed submit, or null. */
export function serverMessageText(control: FormControl): string | null {
  return serverMessage(control)?.textContent ?? null
}

function shownText(control: FormControl): string {
  const own = ownMessage(control)?.textContent
  const server = serverMessage(control)
  return own ?? (server && !server.hidden ? server.textContent : '')
}

/** Sets the attributes of a control and the message below it. */
function showState(control: FormControl, state: FieldState): void {
  const text = textOf(state)
  const server = serverMessage(control)
  const usesServer = state.status === 'error' && server?.textContent === text
  if (server) server.hidden = !usesServer
  showOwnMessage(control, usesServer ? '' : text, state.status === 'error' ? 'field-error' : 'field-hint')
  if (state.status === 'neutral') delete control.dataset.validation
  else control.dataset.validation = state.status
  if (state.status === 'error') {
    control.setAttribute('aria-invalid', 'true')
    unfoldAround(control)
  } else control.removeAttribute('aria-invalid')
  describe(control, text && (usesServer ? `${control.id}-error` : `${control.id}-check`))
}

/** Opens what is folded around a control, so that its message is seen. */
function unfoldAround(control: FormControl): void {
  const details = control.closest('details')
  if (details) details.open = true
}

function showOwnMessage(control: FormControl, text: string, className: string): void {
  const own = ownMessage(control)
  const message = own ?? document.createElement('p')
  Object.assign(message, { id: `${control.id}-check`, className, textContent: text })
  if (!text) message.remove()
  else if (!own) control.closest('[data-field]')?.append(message)
}

function describe(control: FormControl, message: string): void {
  const messages = [`${control.id}-error`, `${control.id}-check`]
  const others = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !messages.includes(id))
  const ids = [...others, message].filter(Boolean).join(' ')
  if (ids) control.setAttribute('aria-describedby', ids)
  else control.removeAttribute('aria-describedby')
}
