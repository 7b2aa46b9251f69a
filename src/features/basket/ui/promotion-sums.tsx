import { Fragment } from 'react'
import { shownAmount } from '#features/pricing/rules.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import type { Promoted } from '#features/promotions/rules/promoted.ts'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import type { BasketLine } from '../rules/basket.ts'
import { promotionEffect } from './promotion-effect.ts'

interface PromotionSumsProps {
  promoted: Promoted
  lines: BasketLine[]
  priceType: PriceType
}

/** What each promotion does to the sum, in a list of sums. */
export function PromotionSums({ promoted, lines, priceType }: PromotionSumsProps) {
  const say = useWords()
  const money = useMoney()
  const effects = promoted.applied.map((promotion) => ({
    ...promotion,
    effect: promotionEffect(promotion, savedBy(lines, priceType, promotion.promotionId), say, money),
  }))
  return (
    <>
      {effects.map(
        ({ promotionId, name, effect }) =>
          effect && (
            <Fragment key={promotionId}>
              <dt className="text-small text-accent">{name}</dt>
              <dd className="text-right text-small text-accent">{effect}</dd>
            </Fragment>
          ),
      )}
      {promoted.refused.map(({ promotionId, name, refusal }) => (
        <dt key={promotionId} className="col-span-2 text-small text-soft">
          {name}: {say(refusal.message.text, refusal.message.values)}
        </dt>
      ))}
    </>
  )
}

/** What promotions take off the lines as the shop shows prices, or one of them: minor units. */
export function savedBy(lines: BasketLine[], priceType: PriceType, promotionId?: number): number {
  return lines.reduce((sum, { discounts, offer }) => {
    const own = discounts.filter((discount) => promotionId === undefined || discount.promotionId === promotionId)
    const vatPercent = offer.price?.vatPercent ?? '0'
    return own.reduce((sum, { gross }) => sum + shownAmount(gross, vatPercent, priceType), sum)
  }, 0)
}
