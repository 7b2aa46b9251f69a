import { CircleCheck, X } from 'lucide-react'
import { LinkButton } from '#kit/link-button.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { minorUnits, missingOf } from '../rules/mini-basket.ts'
import { buyTexts } from '../texts/buy.ts'
import { FreeDelivery } from './free-delivery.tsx'
import type { Added, BasketWorth } from './put-into-basket.ts'

export interface AddedPanelProps {
  added: Added & { ok: true }
  product: { name: string }
  onClose: () => void
}

/** Says that it is in the basket (A8.3) and leads there; goes into a region that is always present, so that it is heard. */
export function AddedPanel({ added, product, onClose }: AddedPanelProps) {
  const say = useWords()
  return (
    <div className="added-panel">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-6 shrink-0 text-success" strokeWidth={1.75} />
      <div className="min-w-0 grow">
        <p className="font-semibold">{say(buyTexts.added)}</p>
        <p className="truncate text-soft">{product.name}</p>
        {added.message && <p className="text-small text-warning">{added.message}</p>}
        <StillMissing basket={added.basket} />
        <LinkButton to={urls.basket()} className="mt-3 w-full">
          {say(buyTexts.goToBasket)}
        </LinkButton>
      </div>
      <button
        type="button"
        aria-label={say(buyTexts.close)}
        onClick={onClose}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

/** How far the basket is from free delivery now. */
function StillMissing({ basket }: { basket: BasketWorth | undefined }) {
  if (basket?.toShippingFree === undefined) return null
  return (
    <div className="mt-3">
      <FreeDelivery missing={missingOf(basket.toShippingFree)} worth={minorUnits(basket.worth ?? '0')} />
    </div>
  )
}
