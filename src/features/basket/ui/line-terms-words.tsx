import { useWords } from '#kit/words.tsx'
import type { BasketLine } from '../rules/basket.ts'
import { chosenWords } from '../rules/bundle.ts'
import { pageTexts } from '../texts/page.ts'

/** What tells a line from others of the same size: sizes of its parts, what it is made to. */
export function LineTermsWords({
  line: { offer, terms, wish },
}: {
  line: Pick<BasketLine, 'offer' | 'terms' | 'wish'>
}) {
  const say = useWords()
  const parts = chosenWords(offer.parts, terms.parts)
  return (
    <>
      {parts && <p className="text-small text-soft">{parts}</p>}
      {terms.subscriptionDays > 0 && (
        <p className="text-small text-soft">{say(pageTexts.subscription, { count: terms.subscriptionDays })}</p>
      )}
      {wish && (
        <p className="text-small text-soft">
          {offer.configurator.length > 0 ? wish : say(pageTexts.additional, { text: wish })}
        </p>
      )}
    </>
  )
}
