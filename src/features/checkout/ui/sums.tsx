import { Fragment } from 'react'
import { pageTexts } from '#features/basket/texts/page.ts'
import { promotionEffect } from '#features/basket/ui/promotion-effect.ts'
import type { OrderTotals } from '#features/orders/rules/totals.ts'
import type { AppliedPromotion } from '#features/promotions/rules/promoted.ts'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { checkoutTexts } from '../texts.ts'

interface SumsProps {
  totals: OrderTotals
  /** Already taken off the goods. */
  promotions: AppliedPromotion[]
  /** What is paid with points besides. */
  points: number
  needsDelivery: boolean
}

/** What all of it costs, delivery and VAT included: the last thing before the button. */
export function Sums({ totals, promotions, points, needsDelivery }: SumsProps) {
  const say = useWords()
  const money = useMoney()
  const saved = promotions.reduce((sum, { savedGross }) => sum + savedGross, 0)
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{say(checkoutTexts.goods)}</dt>
      <dd className="text-right">{money(totals.goods.gross + saved)}</dd>
      {promotions.map((promotion) => {
        const effect = promotionEffect(promotion, promotion.savedGross, say, money)
        return (
          effect && (
            <Fragment key={promotion.promotionId}>
              <dt className="text-small text-accent">{promotion.name}</dt>
              <dd className="text-right text-small text-accent">{effect}</dd>
            </Fragment>
          )
        )
      })}
      <dt>{say(checkoutTexts.delivery)}</dt>
      <dd className="text-right">{deliveryWords()}</dd>
      {points > 0 && (
        <>
          <dt>{say(pageTexts.pointsTotal)}</dt>
          <dd className="text-right">{say(pageTexts.forPoints, { count: points })}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-large font-semibold">
        {say(needsDelivery ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}
      </dt>
      <dd className="border-t border-line pt-3 text-right text-large font-semibold">{money(totals.total.gross)}</dd>
      <dt className="col-span-2 text-small text-soft">
        {say(checkoutTexts.ofThatVat, { amount: money(totals.total.vat) })}
      </dt>
    </dl>
  )

  function deliveryWords(): string {
    if (!needsDelivery) return say(checkoutTexts.noDelivery)
    return totals.delivery.gross === 0 ? say(checkoutTexts.freeDelivery) : money(totals.delivery.gross)
  }
}
