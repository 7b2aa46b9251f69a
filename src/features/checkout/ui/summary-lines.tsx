import { Link } from 'react-router'
import { ReductionNote } from '#features/pricing/ui/reduction-note.tsx'
import { useMoney } from '#kit/money.tsx'
import { Picture, type PictureSource } from '#kit/picture.tsx'

/** A line of the basket as the order's page shows it. Amounts are gross minor units. */
export interface SummaryLine {
  lineId: number
  name: string
  /** Version, size, engraving: 'zielony, M'. */
  variant: string
  /** What it is, in a few words. */
  characteristics: string
  address: string
  picture: PictureSource | null
  /** '0,5 m'. */
  quantity: string
  unitGross: number
  gross: number
  /** What is announced of the price of one unit. */
  reduction: { regular: number; lowest: number } | null
  /** For the form: what the shopper has seen. */
  seen: string
}

export function SummaryLines({ lines }: { lines: SummaryLine[] }) {
  const money = useMoney()
  return (
    <ul className="flex flex-col divide-y divide-line border-y border-line">
      {lines.map((line) => (
        <li key={line.lineId} className="flex gap-4 py-4">
          <input type="hidden" name="seen" value={line.seen} />
          {line.picture && (
            <span className="shrink-0">
              <Picture picture={line.picture} sizes="64px" className="size-16 rounded-control" />
            </span>
          )}
          <div className="flex min-w-0 grow flex-col gap-1">
            <Link to={line.address} className="font-semibold">
              {line.name}
            </Link>
            {line.variant && <span className="text-small">{line.variant}</span>}
            {line.characteristics && <span className="text-small text-soft">{line.characteristics}</span>}
            <span className="text-small text-soft tabular-nums">
              {line.quantity} × {money(line.unitGross)}
            </span>
            {line.reduction && <ReductionNote {...line.reduction} />}
          </div>
          <span className="shrink-0 font-semibold tabular-nums">{money(line.gross)}</span>
        </li>
      ))}
    </ul>
  )
}
