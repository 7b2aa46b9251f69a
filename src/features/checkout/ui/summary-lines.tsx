import { Link } from 'react-router'
import { ReductionNote } from '#features/pricing/ui/reduction-note.tsx'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Picture, type PictureSource } from '#kit/picture.tsx'
import { useWords } from '#kit/words.tsx'
import { checkoutTexts } from '../texts.ts'

/** A line of the basket as the order's page shows it. Amounts are minor units, gross or net as the shop shows prices. */
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
  unitPrice: number
  /** Before promotions. */
  worth: number
  /** What is announced of the price of one unit. */
  reduction: { regular: number; lowest: number } | null
  /** For the form: what the shopper has seen. */
  seen: string
}

/** A gift, or what something is wrapped in. */
export interface SummaryExtra {
  kind: 'gift' | 'wrap'
  /** The line that is wrapped. */
  lineId: number | null
  name: string
  /** What is wrapped; '' for a gift, and for the order as a whole. */
  of: string
  picture: PictureSource | null
  /** Minor units, as shown. */
  worth: number
}

export function SummaryLines({ lines, extras }: { lines: SummaryLine[]; extras: SummaryExtra[] }) {
  const say = useWords()
  const money = usePrice()
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
              {line.quantity} × {money(line.unitPrice)}
            </span>
            {line.reduction && <ReductionNote {...line.reduction} />}
          </div>
          <span className="shrink-0 font-semibold tabular-nums">{money(line.worth)}</span>
        </li>
      ))}
      {extras.map((extra) => (
        <li key={`${extra.kind} ${extra.lineId}`} className="flex gap-4 py-4">
          {extra.picture && (
            <span className="shrink-0">
              <Picture picture={extra.picture} sizes="64px" className="size-16 rounded-control" />
            </span>
          )}
          <div className="flex min-w-0 grow flex-col gap-1">
            <span className="font-semibold">{extra.name}</span>
            <span className="text-small text-soft">{extraWords(extra)}</span>
          </div>
          <span className="shrink-0 font-semibold tabular-nums">
            {extra.kind === 'gift' ? say(checkoutTexts.giftWorth) : money(extra.worth)}
          </span>
        </li>
      ))}
    </ul>
  )

  function extraWords({ kind, of }: SummaryExtra): string {
    if (kind === 'gift') return say(checkoutTexts.gift)
    return of ? say(checkoutTexts.wrapOf, { product: of }) : say(checkoutTexts.wrapOfAll)
  }
}
