import { Package } from 'lucide-react'
import { orderListTexts as texts } from '#features/orders/texts/orders.ts'
import { EmptyState } from '#kit/empty-state.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'

/** In place of the orders of a client who has none. */
export function NoOrders() {
  const t = useTranslate()
  return (
    <div className="rounded-panel bg-surface px-6">
      <EmptyState
        icon={Package}
        title={t(texts.empty)}
        text={t(texts.emptyText)}
        action={{ text: t(texts.toShop), to: urls.home() }}
      />
    </div>
  )
}
