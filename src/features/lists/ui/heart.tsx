import { Heart as HeartIcon } from 'lucide-react'
import { type SubmitEvent, useId } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { favouriteTexts } from '../texts/favourites.ts'

interface HeartProps {
  product: { id: number; name: string }
  /** The size that is chosen, where one can be chosen. */
  size?: string
  /** Whether it is among the favourites; null while nobody knows. */
  isFavourite: boolean | null
  onPress: () => void
  /** On a card: without words to see. */
  small?: boolean
}

/**
 * Puts a product among the favourites, or takes it out. Without scripts it is a form whose own address afterwards shows what has
 * happened and offers to take it back (`:target`): the page itself cannot know who looks at it.
 */
export function Heart({ product, size = '', isFavourite: held, onPress, small }: HeartProps) {
  const t = useTranslate()
  const place = useId()
  const words = t(held ? favouriteTexts.held : favouriteTexts.add)
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <form
      id={place}
      action={urls.like(product, size, place)}
      method="post"
      onSubmit={press}
      className={`heart ${small ? 'heart-small' : ''}`}
    >
      <button
        type="submit"
        aria-pressed={held ?? undefined}
        aria-label={small ? t(favouriteTexts.named, { words, name: product.name }) : undefined}
      >
        <HeartIcon aria-hidden="true" strokeWidth={1.5} />
        {!small && words}
      </button>
      <noscript>{import.meta.env.SSR && <Afterwards place={place} />}</noscript>
    </form>
  )
}

/** What an address that points at the heart shows; no browser that runs scripts needs it, so it is in none of them. */
function Afterwards({ place }: { place: string }) {
  const t = useTranslate()
  return (
    <>
      <p className="heart-added">
        {t(favouriteTexts.added)}
        <button type="submit" name="number" value="0" className="heart-back">
          {t(favouriteTexts.remove)}
        </button>
      </p>
      <p className="heart-removed" id={`${place}-removed`}>
        {t(favouriteTexts.removed)}
      </p>
    </>
  )
}
