import type { PromotionRow } from '#features/basket/rules/promotion-rows.ts'
import { PromotionSums } from '#features/basket/ui/promotion-sums.tsx'
import type { OrderTotals } from '#features/orders/rules/totals.ts'
import { vatWords } from '#features/pricing/rules/vat-words.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { useGross, usePrice } from '#features/pricing/ui/use-price.ts'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { checkoutTexts } from '../texts.ts'

interface SumsProps {
  totals: OrderTotals
  promotions: PromotionRow[]
  /** What they take off the goods, already taken off: minor units as shown. */
  saved: number
  priceType: PriceType
  /** What is paid with points besides, in words. */
  points: string | null
  needsDelivery: boolean
}

/** What all of it costs, delivery and VAT included: the last thing before the button. */
export function Sums({ totals, promotions, saved, priceType, points, needsDelivery }: SumsProps) {
  const say = useWords()
  const money = useMoney()
  const price = usePrice()
  const withVat = useGross()
  return (
    <dl aria-live="polite" className="grid grid-cols-[1fr_auto] gap-y-2 tabular-nums">
      <dt>{say(checkoutTexts.goods)}</dt>
      <dd className="text-right">{price(totals.goods[priceType] + saved)}</dd>
      <PromotionSums given={promotions} />
      <dt>{say(checkoutTexts.delivery)}</dt>
      <dd className="text-right">{deliveryWords()}</dd>
      {points && (
        <>
          <dt>{say(checkoutTexts.forPoints)}</dt>
          <dd className="text-right">{points}</dd>
        </>
      )}
      <dt className="border-t border-line pt-3 text-large font-semibold">
        {say(needsDelivery ? checkoutTexts.total : checkoutTexts.totalWithoutDelivery)}
      </dt>
      <dd className="border-t border-line pt-3 text-right text-large font-semibold">{withVat(totals.total.gross)}</dd>
      <dt className="col-span-2 text-small text-soft">{vatWords(totals.parts, say, money)}</dt>
    </dl>
  )

  function deliveryWords(): string {
    if (!needsDelivery) return say(checkoutTexts.noDelivery)
    return totals.delivery.gross === 0 ? say(checkoutTexts.giftWorth) : price(totals.delivery[priceType])
  }
}
