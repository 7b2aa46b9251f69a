import { useGross } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { checkoutTexts } from '../texts.ts'
import { OrderSums, type SummaryExtra, type SummaryLine, SummaryLines, type SumsProps } from './order-summary.tsx'

interface FoldedSummaryProps extends SumsProps {
  lines: SummaryLine[]
  extras: SummaryExtra[]
}

/** The goods and the sum in a row that unfolds, at the top of small views, where the form stands before the summary. */
export function FoldedSummary({ lines, extras, ...sums }: FoldedSummaryProps) {
  const t = useTranslate()
  const withVat = useGross()
  return (
    <details className="fold rounded-panel border border-line bg-raised desktop:hidden">
      <summary className="px-4 py-4">
        {t(checkoutTexts.summary)} ({lines.length})
        <span className="ml-auto tabular-nums">{withVat(sums.totals.total.gross)}</span>
      </summary>
      <div className="flex flex-col gap-5 px-4 pb-5">
        <SummaryLines lines={lines} extras={extras} />
        <OrderSums {...sums} live={false} />
      </div>
    </details>
  )
}
