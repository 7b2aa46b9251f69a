import { pageTexts } from '#features/basket/texts/page.ts'
import { ChooseAll } from '#features/basket/ui/choose-all.tsx'
import { SaveBasketAsList } from '#features/lists/ui/save-basket-as-list.tsx'
import { Button } from '#kit/button.tsx'
import { useWords } from '#kit/words.tsx'

const deeds = [
  ['remove-chosen', pageTexts.removeChosen],
  ['clear', pageTexts.removeAll],
  ['share', pageTexts.share],
] as const

/** What can be done with several lines, or with all of them. */
export function LinesDeeds({ count }: { count: number }) {
  const say = useWords()
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-6">
      <ChooseAll key={count} />
      {deeds.map(([deed, text]) => (
        <button key={deed} type="submit" name="do" value={deed} className="row-deed">
          {say(text)}
        </button>
      ))}
      <SaveBasketAsList />
      <noscript>
        <Button kind="secondary">{say(pageTexts.update)}</Button>
      </noscript>
    </div>
  )
}
