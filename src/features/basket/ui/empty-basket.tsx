import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/empty-state.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import { basketPageTexts as texts } from '../texts/page.ts'

interface EmptyBasketProps {
  categories: { id: number; name: string }[]
  signedIn: boolean
}

/** Says that nothing is in the basket, and where to go: into the catalogue, or to the basket of one's account. */
export function EmptyBasket({ categories, signedIn }: EmptyBasketProps) {
  const t = useTranslate()
  return (
    <EmptyState
      icon={ShoppingBag}
      heading="h1"
      title={t(texts.empty)}
      text={t(texts.emptyText)}
      action={{ text: t(texts.toShop), to: urls.home() }}
    >
      {!signedIn && (
        <p className="text-soft">
          <TextWithLink text={texts.savedBasket} link={texts.signIn} to={urls.signIn(urls.basket())} newTab={false} />
        </p>
      )}
      {categories.length > 0 && (
        <ul aria-label={t(texts.categories)} className="mt-2 flex max-w-text flex-wrap justify-center gap-2">
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={urls.category(category)} className="chip">
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </EmptyState>
  )
}
