import { Scale } from 'lucide-react'
import type { ReactNode, SubmitEvent } from 'react'
import { comparisonTexts } from '#features/lists/texts/comparison.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { useComparing } from './comparing.tsx'
import type { QuickProduct } from './press.ts'

/** The one of the page's own product. */
export const compareForm = 'porownaj'

interface CompareButtonProps {
  product: QuickProduct
  /** On the product's own page: in words to see. */
  wide?: boolean
  /** What is beside it for whoever has no scripts. */
  children?: ReactNode
}

/** Puts a product beside others, or takes it away; without scripts a form that comes back to the same page. */
export function CompareButton({ product, wide, children }: CompareButtonProps) {
  const say = useWords()
  const { compared, compare } = useComparing()
  const held = compared.includes(product.id)
  const words = held ? comparisonTexts.held : comparisonTexts.add
  const wideWords = held ? comparisonTexts.heldThis : comparisonTexts.addThis
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    compare(product.id, !held)
  }
  return (
    <form
      id={wide ? compareForm : undefined}
      action={urls.compare(product)}
      method="post"
      onSubmit={press}
      className={wide ? 'heart' : 'contents'}
    >
      <button
        type="submit"
        aria-pressed={held}
        aria-label={wide ? undefined : say(words, { name: product.name })}
        className={wide ? '' : 'card-deed'}
      >
        <Scale aria-hidden="true" className="size-6" strokeWidth={1.5} />
        {wide && say(wideWords)}
      </button>
      {children}
    </form>
  )
}
