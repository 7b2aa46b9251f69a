import { type FocusEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import type { Text, TextValues } from '#shared/text.ts'
import { useTranslate } from '../messages.tsx'
import type { FormConnection } from './connect-form-checks.ts'

export type Translate = (text: Text, values?: TextValues) => string

/** Loads what connects a form with its checks; a constant, so that a form is connected once. */
type LoadChecks = () => Promise<(form: HTMLFormElement, t: Translate) => FormConnection>

/**
 * Loads the checks of a form once the page is hydrated. Until then, and when they cannot be loaded, the server checks the form.
 * @param answered the result of the last submit; a new one shows the server's messages
 */
export function useFormChecks(form: RefObject<HTMLFormElement | null>, load: LoadChecks, answered: unknown): void {
  const connect = useConnection(load, answered)
  useEffect(() => connect(form.current), [connect, form])
}

/** The same for short forms, whose checks are loaded when a field takes the focus. Returns the handler of that event. */
export function useChecksOnFocus(load: LoadChecks, answered?: unknown): (event: FocusEvent) => void {
  const connect = useConnection(load, answered)
  return ({ target }) => connect(target.closest('form'))
}

function useConnection(load: LoadChecks, answered: unknown): (form: HTMLFormElement | null) => void {
  const t = useTranslate()
  const translate = useRef(t)
  const latest = useRef(answered)
  const connected = useRef<{ form: HTMLFormElement; connection?: FormConnection } | null>(null)
  useEffect(() => () => disconnect(connected), [])
  useEffect(() => {
    latest.current = answered
    connected.current?.connection?.showServerMessages()
  }, [answered])
  return useCallback(
    (form) => {
      if (!form || connected.current?.form === form) return
      disconnect(connected)
      const own: NonNullable<typeof connected.current> = { form }
      connected.current = own
      load().then((connect) => {
        if (connected.current !== own) return
        own.connection = connect(form, translate.current)
        if (latest.current !== undefined) own.connection.showServerMessages() // sent before the checks had loaded
      }, leaveToServer)
    },
    [load],
  )
}

function disconnect(connected: RefObject<{ connection?: FormConnection } | null>): void {
  connected.current?.connection?.disconnect()
  connected.current = null
}

/** The form works without its checks. */
function leaveToServer() {}
