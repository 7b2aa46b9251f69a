import type { PriceType } from '#features/pricing/settings.ts'
import { useWords } from '#kit/words.tsx'
import type { SeenKeptLine } from '../rules/kept-line.ts'
import { laterTexts } from '../texts/later.ts'
import { KeptRow } from './kept-row.tsx'

const look = 'min-h-11 text-small underline underline-offset-4 hover:text-ink tablet:min-h-6'

interface SavedLinesProps {
  lines: SeenKeptLine[]
  priceType: PriceType
}

/** What is put aside for later, below the goods; goes into a form of the basket's page. */
export function SavedLines({ lines, priceType }: SavedLinesProps) {
  const say = useWords()
  return (
    <section aria-labelledby="zapisane" className="mt-12 max-w-[56rem]">
      <h2 id="zapisane" className="text-heading">
        {say(laterTexts.title)}
      </h2>
      <ul>
        {lines.map((line) => (
          <KeptRow key={line.id} line={line} priceType={priceType}>
            <button
              type="submit"
              name="back"
              value={line.id}
              aria-label={say(laterTexts.backOf, { product: line.offer.product.name })}
              className={look}
            >
              {say(laterTexts.back)}
            </button>
            <button
              type="submit"
              name="forget"
              value={line.id}
              aria-label={say(laterTexts.forgetOf, { product: line.offer.product.name })}
              className={`${look} text-soft`}
            >
              {say(laterTexts.forget)}
            </button>
          </KeptRow>
        ))}
      </ul>
    </section>
  )
}
