import { Fragment } from 'react'
import type { PromotionResult } from '#features/promotions/rules/promotion-result.ts'
import { refusalWords } from '#features/promotions/rules/promotion-result.ts'
import { useTranslate } from '#kit/messages.tsx'
import type { PromotionSummaryRow } from '../rules/summary-rows.ts'

/** The effects of promotions on the total, in a list of sums. */
export function PromotionSums({ given }: { given: PromotionSummaryRow[] }) {
  return given.map(({ promotionId, name, effect }) => (
    <Fragment key={promotionId}>
      <dt className="text-small text-accent">{name}</dt>
      <dd className="text-right text-small text-accent">{effect}</dd>
    </Fragment>
  ))
}

/** The promotions that need more goods, each with what is missing. */
export function PromotionsAhead({ refused }: Pick<PromotionResult, 'refused'>) {
  const t = useTranslate()
  return refused.map(({ promotionId, name, refusal }) => (
    <p key={promotionId} className="mt-2 text-small text-soft">
      <span className="font-semibold">{name}:</span> {refusalWords(refusal, t)}
    </p>
  ))
}
