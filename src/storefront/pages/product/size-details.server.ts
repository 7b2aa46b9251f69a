import { buyTexts } from '#features/offers/texts/buy.ts'
import { choiceTexts } from '#features/offers/texts/choices.ts'
import { formatDay } from '#shared/day.ts'
import { type TextOverrides, translate } from '#shared/text.ts'

interface SizeFacts {
  /** Where sizes differ in it. */
  price: string | null
  /** Null: it can be bought. */
  refusal: unknown
  /** When it is back in stock, 'YYYY-MM-DD'; null when unknown. */
  backOn: string | null
  /** In days from today; null when unknown. */
  leaves: { days: number } | null
  promise: { sentence: string } | null
}

/** Returns what sets each size apart where it is chosen: its price, that it is sold out and until when, or that it leaves later than others, or nobody knows when. */
export function sizeDetails(sizes: SizeFacts[], textOverrides: TextOverrides): string[] {
  const buyable = sizes.filter(({ refusal }) => refusal === null)
  const soonest = Math.min(...buyable.map(daysUntil))
  return sizes.map((size) => {
    const { price, refusal, backOn, promise } = size
    if (buyable.length > 0 && refusal !== null)
      return inLines(
        translate(buyTexts.none, {}, textOverrides),
        backOn && translate(choiceTexts.backOn, { date: formatDay(backOn) }, textOverrides),
      )
    return inLines(price, daysUntil(size) > soonest && promise?.sentence)
  })
}

function daysUntil({ leaves }: SizeFacts): number {
  return leaves?.days ?? Number.POSITIVE_INFINITY
}

function inLines(...lines: (string | null | false | undefined)[]): string {
  return lines.filter(Boolean).join('\n')
}
