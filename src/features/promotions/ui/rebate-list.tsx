import { useWords } from '#kit/words.tsx'
import type { ShownRebate } from '../rules/rebates.ts'
import { rebateTexts } from '../texts/rebates.ts'
import { PromotionSummary } from './promotion-summary.tsx'

/** What a client gets without a code. */
export function RebateList({ rebates }: { rebates: ShownRebate[] }) {
  const say = useWords()
  return (
    <section aria-labelledby="rabaty" className="flex flex-col gap-4">
      <h2 id="rabaty" className="text-heading">
        {say(rebateTexts.rebates)}
      </h2>
      <p className="text-soft">{say(rebates.length > 0 ? rebateTexts.rebatesLead : rebateTexts.noRebates)}</p>
      {rebates.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {rebates.map((rebate) => (
            <li key={rebate.id} className="py-4">
              <PromotionSummary promotion={rebate} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
