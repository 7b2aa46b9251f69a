import { Fragment } from 'react'
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
