import { type SubmitEvent, useId } from 'react'
import { useTranslate } from '#kit/messages.tsx'
import { PageIcon } from '#kit/page-icons.tsx'
import { urls } from '#shared/urls.ts'
import { favouriteTexts } from '../texts/favourites.ts'

interface HeartProps {
  product: { id: number; name: string }
  /** The chosen size, if there is a choice. */
  size?: string
  /** Whether it is among the favourites; null while unknown. */
  isFavourite: boolean | null
  onPress: () => void
  /** Its id; by default React generates one. */
  anchor?: string
}

/**
 * Adds a product to the favourites, or removes it; in the corner of a picture. Without scripts it is a form that redirects to its own anchor, which
 * shows the result and offers to undo it (`:target`), because the cached page itself is the same for every visitor.
 */
export function Heart({ product, size = '', isFavourite, onPress, anchor: given }: HeartProps) {
  const t = useTranslate()
  const generated = useId()
  const anchor = given ?? generated
  const words = t(isFavourite ? favouriteTexts.held : favouriteTexts.add)
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    onPress()
  }
  return (
    <form id={anchor} action={urls.like(product, size, anchor)} method="post" onSubmit={press} className="toggle heart">
      <button
        type="submit"
        aria-pressed={isFavourite ?? undefined}
        aria-label={t(favouriteTexts.named, { words, name: product.name })}
      >
        <PageIcon name="heart" />
      </button>
      <noscript>{import.meta.env.SSR && <Afterwards anchor={anchor} />}</noscript>
    </form>
  )
}

/** Shown when the URL points at the heart. It is not part of the client bundle, since browsers with scripts do not need it. */
function Afterwards({ anchor }: { anchor: string }) {
  const t = useTranslate()
  return (
    <>
      <p className="toggle-added">
        {t(favouriteTexts.added)}
        <button type="submit" name="number" value="0" className="toggle-back">
          {t(favouriteTexts.remove)}
        </button>
      </p>
      <p className="toggle-removed" id={`${anchor}-removed`}>
        {t(favouriteTexts.removed)}
      </p>
    </>
  )
}
