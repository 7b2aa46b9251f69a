import { comparisonAnswerTexts } from '#features/lists/texts/comparison-answer.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { CompareButton, compareForm } from '../../cards/compare-button.tsx'
import type { QuickProduct } from '../../cards/press.ts'

/**
 * The button that compares the page's own product, made by the server alone. Without scripts the page's address says afterwards what has
 * happened (`:target`), as that of a heart does: the page cannot know who looks at it.
 */
export default function CompareAsMade({ product }: { product: QuickProduct }) {
  return (
    <CompareButton product={product} wide>
      <input type="hidden" name="anchor" value={compareForm} />
      <noscript>
        <Afterwards />
      </noscript>
    </CompareButton>
  )
}

function Afterwards() {
  const say = useWords()
  return (
    <>
      <p className="heart-added">
        {say(comparisonAnswerTexts.added)}
        <a href={urls.comparison()} className="heart-back">
          {say(comparisonAnswerTexts.toComparison)}
        </a>
        <button type="submit" name="comparers" value="remove" className="heart-back">
          {say(comparisonAnswerTexts.removeThis)}
        </button>
      </p>
      <p className="heart-removed" id={`${compareForm}-removed`}>
        {say(comparisonAnswerTexts.removed)}
      </p>
    </>
  )
}
