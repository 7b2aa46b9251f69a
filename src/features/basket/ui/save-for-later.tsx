import { useWords } from '#kit/words.tsx'
import { pageTexts } from '../texts/page.ts'

/** Puts a line of the form around aside. */
export function SaveForLater({ line }: { line: { id: number; offer: { product: { name: string } } } }) {
  const say = useWords()
  return (
    <button
      type="submit"
      name="later"
      value={line.id}
      aria-label={say(pageTexts.laterOf, { product: line.offer.product.name })}
      className="min-h-11 text-small text-soft underline underline-offset-4 hover:text-ink tablet:min-h-6"
    >
      {say(pageTexts.later)}
    </button>
  )
}
