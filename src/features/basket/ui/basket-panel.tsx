import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { LinkButton } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { minorUnits, missingToFreeDelivery } from '../rules/mini-basket.ts'
import { FreeDelivery } from './free-delivery.tsx'
import type { BasketWorth } from './put-into-basket.ts'

interface BasketPanelProps {
  /** Whether anything was added. */
  added: boolean
  title: string
  basket?: BasketWorth | null | undefined
  onClose: () => void
  children: ReactNode
}

/** The added goods, the amount missing to free delivery, and a link to the basket (A8.3). The next submit of any form on the page closes it. */
export function BasketPanel({ added, title, basket, onClose, children }: BasketPanelProps) {
  const t = useTranslate()
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const next = () => close.current()
    document.addEventListener('submit', next)
    return () => document.removeEventListener('submit', next)
  }, [])
  const Icon = added ? CircleCheck : CircleAlert
  return (
    <div className="added-panel">
      <Icon
        aria-hidden="true"
        className={`mt-0.5 size-6 shrink-0 ${added ? 'text-success' : 'text-error'}`}
        strokeWidth={1.75}
      />
      <div className="min-w-0 grow">
        <p className="font-semibold">{title}</p>
        {children}
        {added && <StillMissing basket={basket} />}
        {added && (
          <LinkButton to={urls.basket()} className="mt-3 w-full">
            {t(buyTexts.goToBasket)}
          </LinkButton>
        )}
      </div>
      <button
        type="button"
        aria-label={t(buyTexts.close)}
        onClick={onClose}
        className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center text-soft hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}

/** The amount missing to free delivery. */
function StillMissing({ basket }: Pick<BasketPanelProps, 'basket'>) {
  if (basket?.toShippingFree === undefined) return null
  return (
    <div className="mt-3">
      <FreeDelivery missing={missingToFreeDelivery(basket.toShippingFree)} worth={minorUnits(basket.worth ?? 0)} />
    </div>
  )
}
