import { usePrice } from '#features/pricing/ui/use-price.ts'
import { VisuallyHidden } from '#kit/visually-hidden.tsx'
import { useWords } from '#kit/words.tsx'
import { pageTexts } from '../texts/page.ts'

/** Says the new sum to those who do not see it. */
export function BasketAnnouncement({ lines, total }: { lines: number; total: number }) {
  const say = useWords()
  const money = usePrice()
  const counted = say(pageTexts.lines, { count: lines })
  return (
    <VisuallyHidden>
      <span role="status">{say(pageTexts.announcement, { lines: counted, amount: money(total) })}</span>
    </VisuallyHidden>
  )
}
