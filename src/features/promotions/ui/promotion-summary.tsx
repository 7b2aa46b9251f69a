import type { ShownRebate } from '../rules/rebates.ts'

/** What a promotion is called, what it gives and when. */
export function PromotionSummary({ promotion: { name, gives, when } }: { promotion: ShownRebate }) {
  return (
    <>
      <p className="font-semibold">{name}</p>
      <p>{gives}</p>
      {when.length > 0 && <p className="text-small text-soft">{when.join('\u00a0· ')}</p>}
    </>
  )
}
