import { ShoppingBag } from 'lucide-react'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { pageTexts } from '../texts/page.ts'

export function EmptyBasket() {
  const say = useWords()
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <ShoppingBag aria-hidden="true" className="size-14 text-control" strokeWidth={1} />
      <p className="font-serif text-heading">{say(pageTexts.empty)}</p>
      <p className="text-soft">{say(pageTexts.emptyText)}</p>
      <LinkButton to={urls.home()}>{say(pageTexts.toShop)}</LinkButton>
    </div>
  )
}
