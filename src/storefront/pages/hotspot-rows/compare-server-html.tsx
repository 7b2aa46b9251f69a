import { comparisonAnswerTexts } from '#features/lists/texts/comparison.ts'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { CompareButton, compareFormId } from '../../cards/comparison.tsx'
import type { QuickProduct } from '../../cards/quick-add-request.ts'

/**
 * The button that compares the page's own product, made by the server alone. Without scripts the page's address says afterwards what has
 * happened (`:target`), as that of a heart does: the page cannot know who looks at it.
 */
export default function CompareServerHtml({ product }: { product: QuickProduct }) {
  return (
    <CompareButton product={product} wide>
      <input type="hidden" name="anchor" value={compareFormId} />
      <noscript>
        <CompareOutcome />
      </noscript>
    </CompareButton>
  )
}

function CompareOutcome() {
  const t = useTranslate()
  return (
    <>
      <p className="heart-added">
        {t(comparisonAnswerTexts.added)}
        <a href={urls.comparison()} className="heart-back">
          {t(comparisonAnswerTexts.toComparison)}
        </a>
        <button type="submit" name="comparers" value="remove" className="heart-back">
          {t(comparisonAnswerTexts.removeThis)}
        </button>
      </p>
      <p className="heart-removed" id={`${compareFormId}-removed`}>
        {t(comparisonAnswerTexts.removed)}
      </p>
    </>
  )
}
