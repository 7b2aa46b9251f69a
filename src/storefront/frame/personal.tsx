import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { askAfterwards, type Personal } from './ask-afterwards.ts'

interface PersonalContextValue {
  /** Null until it has been asked for. */
  personal: Personal | null
  setBasketCount: (count: number) => void
}

const PersonalContext = createContext<PersonalContextValue>({ personal: null, setBasketCount: () => {} })

/** What concerns this visitor only. Public pages carry none of it: it is asked for afterwards, in one request. */
export function PersonalProvider({ children }: { children: ReactNode }) {
  const [personal, setPersonal] = useState<Personal | null>(null)
  const ask = useCallback(() => void askAfterwards().then(setPersonal, () => {}), [])
  useEffect(() => {
    ask()
    const returned = (event: PageTransitionEvent) => event.persisted && ask()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [ask])
  useAfterDeeds(ask)
  const setBasketCount = useCallback(
    (basketCount: number) =>
      setPersonal((known) => ({ wishlistCount: 0, currency: '', signedIn: false, ...known, basketCount })),
    [],
  )
  const value = useMemo(() => ({ personal, setBasketCount }), [personal, setBasketCount])
  return <PersonalContext value={value}>{children}</PersonalContext>
}

export function usePersonal(): PersonalContextValue {
  return useContext(PersonalContext)
}

/** A form has been sent as a navigation: signing in, for one, brings another basket. */
function useAfterDeeds(ask: () => void): void {
  const { formMethod } = useNavigation()
  const underWay = formMethod !== undefined && formMethod !== 'GET'
  const wasUnderWay = useRef(false)
  useEffect(() => {
    if (wasUnderWay.current && !underWay) ask()
    wasUnderWay.current = underWay
  }, [underWay, ask])
}
