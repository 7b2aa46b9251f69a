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
      className="row-deed"
    >
      {say(pageTexts.later)}
    </button>
  )
}
