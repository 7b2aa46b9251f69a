import { comparisonAnswerTexts } from '#features/lists/texts/comparison.ts'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import { CompareButton, compareFormId } from '../../cards/comparison.tsx'
import type { QuickProduct } from '../../cards/quick-add-request.ts'

/**
 * The button that compares the page's own product, rendered by the server alone. Without scripts the fragment of the address selects the
 * message afterwards (`:target`), as for a heart: a public page does not know its visitor.
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
      <p className="toggle-added">
        {t(comparisonAnswerTexts.added)}
        <a href={urls.comparison()} className="toggle-back">
          {t(comparisonAnswerTexts.toComparison)}
        </a>
        <button type="submit" name="comparers" value="remove" className="toggle-back">
          {t(comparisonAnswerTexts.removeThis)}
        </button>
      </p>
      <p className="toggle-removed" id={`${compareFormId}-removed`}>
        {t(comparisonAnswerTexts.removed)}
      </p>
    </>
  )
}
