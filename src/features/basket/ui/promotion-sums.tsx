import { Fragment } from 'react'
import type { Promoted } from '#features/promotions/rules/promoted.ts'
import { refusalWords } from '#features/promotions/rules/refusal-words.ts'
import { useWords } from '#kit/words.tsx'
import type { PromotionRow } from '../rules/promotion-rows.ts'

interface PromotionSumsProps {
  given: PromotionRow[]
  refused?: Promoted['refused']
}

/** What promotions do to the sum, and which more goods would bring, in a list of sums. */
export function PromotionSums({ given, refused = [] }: PromotionSumsProps) {
  const say = useWords()
  return (
    <>
      {given.map(({ promotionId, name, effect }) => (
        <Fragment key={promotionId}>
          <dt className="text-small text-accent">{name}</dt>
          <dd className="text-right text-small text-accent">{effect}</dd>
        </Fragment>
      ))}
      {refused.map(({ promotionId, name, refusal }) => (
        <dt key={promotionId} className="col-span-2 text-small text-soft">
          {name}: {refusalWords(refusal, say)}
        </dt>
      ))}
    </>
  )
}
