import { Fragment } from 'react'
import type { OrderTotals } from '#features/orders/rules/totals.ts'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { checkoutTexts } from '../texts.ts'

/** By what the order is cheaper: gross minor units, already taken off the goods. */
export interface SummaryPromotion {
  name: string
  code: string
  savedGross: number
}

interface SumsProps {
  totals: OrderTotals
  promotions: SummaryPromotion[]
  needsDelivery: boolean
}

/** What all of it costs, delivery and VAT included: the last thing before the button. */
export function Sums({ totals, promotions, needsDelivery }: SumsProps) {
  const say = useWords()
  const money = useMoney()
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{say(checkoutTexts.goods)}</dt>
      <dd className="text-right">{money(totals.goods.gross)}</dd>
      {promotions.map(({ name, code, savedGross }) => (
        <Fragment key={name}>
          <dt className="text-small text-soft">{code ? `${name} (${code})` : name}</dt>
          <dd className="text-right text-small text-soft">
            {savedGross > 0 && say(checkoutTexts.saved, { amount: money(savedGross) })}
          </dd>
        </Fragment>
      ))}
      <dt>{say(checkoutTexts.delivery)}</dt>
      <dd className="text-right">{deliveryWords()}</dd>
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
