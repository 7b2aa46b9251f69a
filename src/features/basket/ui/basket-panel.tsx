import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { useGross } from '#features/pricing/ui/price.tsx'
import { Button, LinkButton } from '#kit/button.tsx'
import { Drawer } from '#kit/drawer.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { minorUnits, missingToFreeDelivery } from '../rules/mini-basket.ts'
import { basketPageTexts } from '../texts/page.ts'
import { FreeDelivery } from './free-delivery.tsx'
import type { BasketWorth } from './put-into-basket.ts'

interface BasketPanelProps {
  /** Whether anything was added. */
  added: boolean
  title: string
  basket?: BasketWorth | null | undefined
  /** Below the buttons. It may arrive later: on phones the sheet is as high as it gets at once, since growing it moved the buttons under the thumb. */
  more?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A drawer with the added goods, the amount missing to free delivery, and a link to the basket (A8.3). */
export function BasketPanel({ added, title, basket, more, onClose, children }: BasketPanelProps) {
  const t = useTranslate()
  const money = useGross()
  return (
    <Drawer
      className={`added-panel ${more ? 'min-h-(--sheet)' : ''}`}
      title={<PanelTitle added={added}>{title}</PanelTitle>}
      closeLabel={t(buyTexts.close)}
      onClose={onClose}
    >
      {children}
      {added && (
        <div className="flex flex-col gap-3">
          {basket?.toShippingFree !== undefined && (
            <FreeDelivery
              missing={missingToFreeDelivery(basket.toShippingFree)}
              worth={minorUnits(basket.worth ?? 0)}
            />
          )}
          {basket?.worth !== undefined && (
            <p className="flex justify-between gap-4 font-semibold tabular-nums">
              <span>{t(basketPageTexts.products)}</span>
              <span>{money(minorUnits(basket.worth))}</span>
            </p>
          )}
          <LinkButton to={urls.checkout()}>{t(basketPageTexts.order)}</LinkButton>
          <form method="dialog" className="flex flex-wrap justify-center gap-3">
            <LinkButton kind="secondary" to={urls.basket()} className="grow">
              {t(buyTexts.goToBasket)}
            </LinkButton>
            <Button kind="quiet">{t(buyTexts.goOn)}</Button>
          </form>
        </div>
      )}
      {more}
    </Drawer>
  )
}

function PanelTitle({ added, children }: Pick<BasketPanelProps, 'added' | 'children'>) {
  const Icon = added ? CircleCheck : CircleAlert
  return (
    <span className="flex gap-3">
      <Icon
        aria-hidden="true"
        className={`mt-1 size-6 shrink-0 ${added ? 'text-success' : 'text-error'}`}
        strokeWidth={1.75}
      />
      {children}
    </span>
  )
}
