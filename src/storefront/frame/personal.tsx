import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { askAfterwards, type Personal } from './ask-afterwards.ts'
import { inOrder } from './in-order.ts'
import { type Favourites, useFavourites } from './use-favourites.tsx'

interface PersonalContextValue extends Favourites {
  /** Null until it has been asked for. */
  personal: Personal | null
  setBasketCount: (count: number) => void
}

const PersonalContext = createContext<PersonalContextValue>({
  personal: null,
  setBasketCount: () => {},
  isFavourite: () => null,
  like: () => {},
})

const nothing: Personal = { basketCount: 0, favourites: [], currency: '', signedIn: false }

/** What concerns this visitor only. Public pages carry none of it: it is asked for afterwards, in one request. */
export function PersonalProvider({ children }: { children: ReactNode }) {
  const [personal, setPersonal] = useState<Personal | null>(null)
  const ask = useCallback(() => void inOrder(askAfterwards).then(setPersonal, () => {}), [])
  useEffect(() => {
    ask()
    const returned = (event: PageTransitionEvent) => event.persisted && ask()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [ask])
  useAfterDeeds(ask)
  const set = useCallback((news: Partial<Personal>) => setPersonal((known) => ({ ...nothing, ...known, ...news })), [])
  const setBasketCount = useCallback((basketCount: number) => set({ basketCount }), [set])
  const setFavourites = useCallback((favourites: number[]) => set({ favourites }), [set])
  const { isFavourite, like, words } = useFavourites(personal?.favourites ?? null, setFavourites)
  const value = useMemo(
    () => ({ personal, setBasketCount, isFavourite, like }),
    [personal, setBasketCount, isFavourite, like],
  )
  return (
    <PersonalContext value={value}>
      {children}
      {words}
    </PersonalContext>
  )
}

/** What is known of this visitor, and what changes it. */
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
