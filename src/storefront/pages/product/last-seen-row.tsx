import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { Picture } from '#kit/picture.tsx'
import { nonBreaking } from '#shared/text.ts'
import { seenTexts } from '../../texts/seen.ts'
import { useStored } from '../../use-stored.ts'
import { type SeenProduct, seenProducts } from './seen-products.ts'

export interface LastSeenRowProps {
  products: SeenProduct[]
  onForget: () => void
}

/** The products that the visitor has seen, and whether this browser shall remember them: it does not until asked to. */
export function LastSeenRow({ products, onForget }: LastSeenRowProps) {
  const t = useTranslate()
  const [stored, remember] = useStored(seenProducts)
  const forget = () => {
    seenProducts.forget()
    document.querySelector('main')?.focus({ preventScroll: true })
    onForget()
  }
  return (
    <section aria-labelledby="last-seen">
      <h2 id="last-seen" className="text-heading">
        {t(seenTexts.title)}
      </h2>
      <ul className="last-seen-row">
        {products.map(({ id, name, address, picture }) => (
          <li key={id}>
            <Link to={address}>
              {picture ? (
                <Picture picture={{ ...picture, alt: '' }} sizes="128px" className="size-32 rounded-control" />
              ) : (
                <span className="block size-32 rounded-control bg-picture" />
              )}
              <span className="line-clamp-2">{nonBreaking(name)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <button type="button" onClick={stored ? forget : remember} className="last-seen-button">
        {t(stored ? seenTexts.forget : seenTexts.remember)}
      </button>
    </section>
  )
}
