import { type ReactNode, useCallback, useState } from 'react'
import { favouriteTexts } from '#features/lists/texts/favourites.ts'
import { PassingAlert } from '#kit/passing-alert.tsx'
import { useWords } from '#kit/words.tsx'
import { inOrder } from './in-order.ts'

export interface Favourites {
  /** Null while nobody knows. */
  isFavourite: (product: number) => boolean | null
  /** Puts a product among the favourites or takes it out; a size matters only for putting. */
  like: (product: { id: number; name: string }, size: string, held: boolean) => void
}

/** What has come of a press; a failure perhaps in the shop's own words. */
type Told = { name: string; held: boolean } | { failure: string | null }

/** Favourites as they will be once the shop knows of every press; the words say what has happened, those of a failure for all to see. */
export function useFavourites(
  known: number[] | null,
  setKnown: (favourites: number[]) => void,
): Favourites & { words: ReactNode } {
  const say = useWords()
  const [pressed, setPressed] = useState<Record<number, { held: boolean }>>({})
  const [told, setTold] = useState<Told | null>(null)
  const like: Favourites['like'] = useCallback(
    ({ id, name }, size, held) => {
      const press = { held }
      setPressed((others) => ({ ...others, [id]: press }))
      void inOrder(() => send(id, size, held)).then((answer) => {
        // a later press still waits for its answer
        setPressed((all) => (all[id] === press ? (({ [id]: _, ...others }) => others)(all) : all))
        if (answer.ok) setKnown(answer.ids)
        setTold(answer.ok ? { name, held } : { failure: answer.message })
      })
    },
    [setKnown],
  )
  const isFavourite = useCallback(
    (product: number) => pressed[product]?.held ?? known?.includes(product) ?? null,
    [pressed, known],
  )
  const failed = told !== null && 'failure' in told
  const words = (
    <PassingAlert className={failed ? 'floating-alert' : 'sr-only'} onGone={() => setTold(null)}>
      {failed
        ? (told.failure ?? say(favouriteTexts.failed))
        : told &&
          say(favouriteTexts.named, {
            words: say(told.held ? favouriteTexts.added : favouriteTexts.removed),
            name: told.name,
          })}
    </PassingAlert>
  )
  return { isFavourite, like, words }
}

/** Loaded with the first press; what cannot be loaded has failed. */
async function send(product: number, size: string, held: boolean) {
  try {
    const { sendFavourite } = await import('#features/lists/ui/send-favourite.ts')
    return await sendFavourite(product, size, held)
  } catch {
    return { ok: false as const, message: null }
  }
}
