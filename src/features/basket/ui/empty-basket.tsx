import { ShoppingBag } from 'lucide-react'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { basketPageTexts } from '../texts/page.ts'

export function EmptyBasket() {
  const t = useTranslate()
  return (
    <div className="flex flex-col items-center gap-4 py-16 text-center">
      <ShoppingBag aria-hidden="true" className="size-14 text-control" strokeWidth={1} />
      <p className="font-serif text-heading">{t(basketPageTexts.empty)}</p>
      <p className="text-soft">{t(basketPageTexts.emptyText)}</p>
      <LinkButton to={urls.home()}>{t(basketPageTexts.toShop)}</LinkButton>
    </div>
  )
}
