import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { favouriteTexts } from '#features/lists/texts/favourites.ts'
import { Heart } from '#features/lists/ui/heart.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { fetchPersonalData, type PersonalData, runInOrder } from './visitor-requests.ts'

interface PersonalContextValue extends Favourites {
  /** Null until it is loaded. */
  personal: PersonalData | null
  setBasketCount: (count: number) => void
}

const PersonalContext = createContext<PersonalContextValue>({
  personal: null,
  setBasketCount: () => {},
  isFavourite: () => null,
  like: () => {},
})

const emptyPersonalData: PersonalData = { basketCount: 0, favourites: [], currency: '', signedIn: false }

/** The visitor's own data. Public pages contain none of it: it is requested afterwards, in one request. */
export function PersonalProvider({ children }: { children: ReactNode }) {
  const [personal, setPersonal] = useState<PersonalData | null>(null)
  const ask = useCallback(() => void runInOrder(fetchPersonalData).then(setPersonal, () => {}), [])
  useEffect(() => {
    ask()
    const returned = (event: PageTransitionEvent) => event.persisted && ask()
    addEventListener('pageshow', returned)
    return () => removeEventListener('pageshow', returned)
  }, [ask])
  useAfterMutation(ask)
  const set = useCallback(
    (news: Partial<PersonalData>) => setPersonal((known) => ({ ...emptyPersonalData, ...known, ...news })),
    [],
  )
  const setBasketCount = useCallback((basketCount: number) => set({ basketCount }), [set])
  const setFavourites = useCallback((favourites: number[]) => set({ favourites }), [set])
  const { isFavourite, like, message } = useFavourites(personal?.favourites ?? null, setFavourites)
  const value = useMemo(
    () => ({ personal, setBasketCount, isFavourite, like }),
    [personal, setBasketCount, isFavourite, like],
  )
  return (
    <PersonalContext value={value}>
      {children}
      {message}
    </PersonalContext>
  )
}

/** Returns the visitor's data, and the functions that change it. */
export function usePersonal(): PersonalContextValue {
  return useContext(PersonalContext)
}

/** After a form was sent as a navigation: signing in, for example, changes the basket. */
function useAfterMutation(ask: () => void): void {
  const { formMethod } = useNavigation()
  const isSubmitting = formMethod !== undefined && formMethod !== 'GET'
  const wasSubmitting = useRef(false)
  useEffect(() => {
    if (wasSubmitting.current && !isSubmitting) ask()
    wasSubmitting.current = isSubmitting
  }, [isSubmitting, ask])
}

interface Favourites {
  /** Null while unknown. */
  isFavourite: (product: number) => boolean | null
  /** Adds a product to the favourites or removes it; the size matters only for adding. */
  like: (product: { id: number; name: string }, size: string, isFavourite: boolean) => void
}

/** The message after a press; a failure may have the shop's own text. */
type FavouriteAnnouncement = { name: string; isFavourite: boolean } | { failure: string | null }

/** The favourites with all pending presses applied; messages report the result, those of failures visibly. */
function useFavourites(
  known: number[] | null,
  setKnown: (favourites: number[]) => void,
): Favourites & { message: ReactNode } {
  const t = useTranslate()
  const [pressed, setPressed] = useState<Record<number, { isFavourite: boolean }>>({})
  const [announcement, setAnnouncement] = useState<FavouriteAnnouncement | null>(null)
  const like: Favourites['like'] = useCallback(
    ({ id, name }, size, isFavourite) => {
      const press = { isFavourite }
      setPressed((others) => ({ ...others, [id]: press }))
      void runInOrder(() => postFavourite(id, size, isFavourite)).then((answer) => {
        // a later press is still pending
        setPressed((all) => (all[id] === press ? (({ [id]: _, ...others }) => others)(all) : all))
        if (answer.ok) setKnown(answer.ids)
        setAnnouncement(answer.ok ? { name, isFavourite } : { failure: answer.message })
      })
    },
    [setKnown],
  )
  const isFavourite = useCallback(
    (product: number) => pressed[product]?.isFavourite ?? known?.includes(product) ?? null,
    [pressed, known],
  )
  const failed = announcement !== null && 'failure' in announcement
  const message = (
    <TemporaryNotice className={failed ? 'floating-alert' : 'sr-only'} onGone={() => setAnnouncement(null)}>
      {failed
        ? (announcement.failure ?? t(favouriteTexts.failed))
        : announcement &&
          t(favouriteTexts.named, {
            words: t(announcement.isFavourite ? favouriteTexts.added : favouriteTexts.removed),
            name: announcement.name,
          })}
    </TemporaryNotice>
  )
  return { isFavourite, like, message }
}

/** Loaded on the first press; a failed import counts as a failed request. */
async function postFavourite(product: number, size: string, isFavourite: boolean) {
  try {
    const { sendFavourite } = await import('#features/lists/ui/send-favourite.ts')
    return await sendFavourite(product, size, isFavourite)
  } catch {
    return { ok: false as const, message: null }
  }
}

interface FavouriteButtonProps {
  product: { id: number; name: string }
  size?: string
  anchor?: string
}

/** The heart of a product; shows pending changes at once. */
export function FavouriteButton(props: FavouriteButtonProps) {
  const { product, size = '' } = props
  const { isFavourite, like } = usePersonal()
  const isPressed = isFavourite(product.id)
  return <Heart {...props} isFavourite={isPressed} onPress={() => like(product, size, !isPressed)} />
}
