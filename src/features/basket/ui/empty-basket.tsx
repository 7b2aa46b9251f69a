import { ShoppingBag } from 'lucide-react'
import { EmptyState } from '#kit/empty-state.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { basketPageTexts } from '../texts/page.ts'

export function EmptyBasket() {
  const t = useTranslate()
  return (
    <EmptyState
      icon={ShoppingBag}
      title={t(basketPageTexts.empty)}
      text={t(basketPageTexts.emptyText)}
      action={{ text: t(basketPageTexts.toShop), to: urls.home() }}
    />
  )
}
