import { createContext, type Ref, type SubmitEvent, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { Form as RouterForm, type FormProps as RouterFormProps, useNavigation } from 'react-router'

interface FormProps extends RouterFormProps {
  ref?: Ref<HTMLFormElement>
  /** Sends the form without leaving the page; without it the form is sent as a navigation. */
  send?: (form: HTMLFormElement) => Promise<void>
  /** Of a fetcher: overrides the navigation's state. */
  sending?: boolean
}

const SubmittingContext = createContext(false)

/** Whether the form around is being sent. */
export function useSubmitting(): boolean {
  return useContext(SubmittingContext)
}

/** A form that is sent once at a time: while it is on its way it says so and takes no second submit (A4.28). */
export function Form({ send, sending, onSubmit, children, ...rest }: FormProps) {
  const [sent, setSent] = useState(false)
  const blocked = useRef(false)
  const navigation = useNavigation()
  const underWay = sending ?? sent

  const release = useCallback(() => {
    blocked.current = false
    setSent(false)
  }, [])
  const arrived = navigation.state === 'idle' && !send
  useEffect(() => {
    if (arrived) release()
  }, [arrived, release])
  useEffect(() => {
    addEventListener('pageshow', release) // back out of the browser's memory
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
    <RouterForm {...rest} onSubmit={submit} data-submitting={underWay || undefined} aria-busy={underWay || undefined}>
      <SubmittingContext value={underWay}>{children}</SubmittingContext>
    </RouterForm>
  )
}
