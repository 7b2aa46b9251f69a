import { buyTexts } from '#features/offers/texts/buy.ts'
import { useTranslate } from '#kit/messages.tsx'
import { BasketPanel } from './basket-panel.tsx'
import type { AddResult } from './put-into-basket.ts'

export interface AddedPanelProps {
  added: AddResult & { ok: true }
  product: { name: string }
  onClose: () => void
}

/** Says that the product is in the basket (A8.3) and links there; render it in a live region that is always present, so that it is announced. */
export function AddedPanel({ added: { basket, message }, product, onClose }: AddedPanelProps) {
  const t = useTranslate()
  return (
    <BasketPanel added title={t(buyTexts.added)} basket={basket} onClose={onClose}>
      <p className="truncate text-soft">{product.name}</p>
      {message && <p className="text-small text-warning">{message}</p>}
    </BasketPanel>
  )
}
