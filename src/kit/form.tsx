import { createContext, type Ref, type SubmitEvent, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Form as RouterForm, type FormProps as RouterFormProps, useNavigation } from 'react-router'

interface FormProps extends RouterFormProps {
  ref?: Ref<HTMLFormElement>
  /** Submits the form without leaving the page; without it a submit is a navigation. */
  send?: (form: HTMLFormElement) => Promise<void>
  /** State of the fetcher: overrides the state of the navigation. */
  sending?: boolean
}

const SubmittingContext = createContext(false)

/** Returns whether the surrounding form is being submitted. */
export function useSubmitting(): boolean {
  return useContext(SubmittingContext)
}

/** A form that blocks a second submit while the first is in flight, and shows that it is busy (A4.28). */
export function Form({ send, sending, onSubmit, children, ...rest }: FormProps) {
  const [sent, setSent] = useState(false)
  const blocked = useRef(false)
  const navigation = useNavigation()
  const isSending = sending ?? sent

  const release = useCallback(() => {
    blocked.current = false
    setSent(false)
  }, [])
  const hasArrived = navigation.state === 'idle' && !send
  useEffect(() => {
    if (hasArrived) release()
  }, [hasArrived, release])
  useEffect(() => {
    addEventListener('pageshow', release) // restored from the back/forward cache
    return () => removeEventListener('pageshow', release)
  }, [release])

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (blocked.current || sending) return event.preventDefault()
    onSubmit?.(event)
    if (event.defaultPrevented) return
    if (sending === undefined) {
      blocked.current = true
      setSent(true)
    }
    if (!send) return
    event.preventDefault()
    void send(event.currentTarget).finally(release)
  }

  return (
    <RouterForm {...rest} onSubmit={submit} data-submitting={isSending || undefined} aria-busy={isSending || undefined}>
      <SubmittingContext value={isSending}>{children}</SubmittingContext>
    </RouterForm>
  )
}
