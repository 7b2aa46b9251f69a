import { Fragment } from 'react'
import type { PromotionResult } from '#features/promotions/rules/promotion-result.ts'
import { refusalWords } from '#features/promotions/rules/promotion-result.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { PromotionSummaryRow } from '../rules/summary-rows.ts'

interface PromotionSumsProps {
  given: PromotionSummaryRow[]
  refused?: PromotionResult['refused']
}

/** The effects of promotions on the total, and promotions that need more goods, in a list of sums. */
export function PromotionSums({ given: applied, refused = [] }: PromotionSumsProps) {
  const t = useTranslate()
  return (
    <>
      {applied.map(({ promotionId, name, effect }) => (
        <Fragment key={promotionId}>
          <dt className="text-small text-accent">{name}</dt>
          <dd className="text-right text-small text-accent">{effect}</dd>
        </Fragment>
      ))}
      {refused.map(({ promotionId, name, refusal }) => (
        <dt key={promotionId} className="col-span-2 text-small text-soft">
          {name}: {refusalWords(refusal, t)}
        </dt>
      ))}
    </>
  )
}
