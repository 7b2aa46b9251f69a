import { orderListTexts as texts } from '#features/orders/texts/orders.ts'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'

/** In place of the orders of a client who has none. */
export function NoOrders() {
  const t = useTranslate()
  return (
    <div className="flex flex-col items-start gap-4 rounded-panel bg-surface p-6 desktop:p-8">
      <div>
        <p className="font-serif text-heading">{t(texts.empty)}</p>
        <p className="text-soft">{t(texts.emptyText)}</p>
      </div>
      <LinkButton to={urls.home()}>{t(texts.toShop)}</LinkButton>
    </div>
  )
}
