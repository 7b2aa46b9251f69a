import { ShoppingBag } from 'lucide-react'
import { Link } from 'react-router'
import { CategoryChips } from '#features/catalogue/ui/category-chips.tsx'
import { EmptyState } from '#kit/empty-state.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TextWithLink } from '#kit/text-with-link.tsx'
import { urls } from '#shared/urls.ts'
import { basketPageTexts as texts } from '../texts/page.ts'

interface EmptyBasketProps {
  categories: { id: number; name: string }[]
  /** Lists of goods of all categories. */
  lists: { name: string; address: string }[]
  signedIn: boolean
  /** From which worth of goods some delivery is free, as money; undefined: never. */
  freeFrom: string | undefined
}

/** As many as fit into one row with the lists; all of them are in the menu. */
const mostCategories = 5

/** Says that nothing is in the basket, and where to go: into the catalogue, or to the basket of one's account. */
export function EmptyBasket({ categories, lists, signedIn, freeFrom }: EmptyBasketProps) {
  const t = useTranslate()
  return (
    <EmptyState
      icon={ShoppingBag}
      heading="h1"
      title={t(texts.empty)}
      text={[t(texts.emptyText), freeFrom && t(texts.emptyFreeFrom, { amount: freeFrom })].filter(Boolean).join(' ')}
      action={{ text: t(texts.toShop), to: urls.home() }}
    >
      {!signedIn && (
        <p className="text-soft">
          <TextWithLink text={texts.savedBasket} link={texts.signIn} to={urls.signIn(urls.basket())} newTab={false} />
        </p>
      )}
      {categories.length > 0 && (
        <CategoryChips
          categories={categories.slice(0, mostCategories)}
          label={t(texts.categories)}
          className="mt-2 justify-center max-tablet:hidden"
        >
          {lists.map(({ name, address }) => (
            <li key={address}>
              <Link to={address} className="chip">
                {name}
              </Link>
            </li>
          ))}
        </CategoryChips>
      )}
    </EmptyState>
  )
}
