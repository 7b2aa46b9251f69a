import { useWords } from '#kit/words.tsx'
import { buyTexts } from '../texts/buy.ts'
import { BasketPanel } from './basket-panel.tsx'
import type { Added } from './put-into-basket.ts'

export interface AddedPanelProps {
  added: Added & { ok: true }
  product: { name: string }
  onClose: () => void
}

/** Says that it is in the basket (A8.3) and leads there; goes into a region that is always present, so that it is heard. */
export function AddedPanel({ added: { basket, message }, product, onClose }: AddedPanelProps) {
  const say = useWords()
  return (
    <BasketPanel added title={say(buyTexts.added)} basket={basket} onClose={onClose}>
      <p className="truncate text-soft">{product.name}</p>
      {message && <p className="text-small text-warning">{message}</p>}
    </BasketPanel>
  )
}
