import { Scale } from 'lucide-react'
import type { SubmitEvent } from 'react'
import { comparisonTexts } from '#features/lists/texts/comparison.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { useComparing } from './comparing.tsx'
import type { QuickProduct } from './press.ts'

/** Puts a product beside others, or takes it away; without scripts a form that comes back to the same list. */
export function CompareButton({ product }: { product: QuickProduct }) {
  const say = useWords()
  const { compared, compare } = useComparing()
  const held = compared.includes(product.id)
  const press = (event: SubmitEvent) => {
    event.preventDefault()
    compare(product.id, !held)
  }
  return (
    <form action={urls.compare(product)} method="post" onSubmit={press} className="contents">
      <button
        type="submit"
        aria-pressed={held}
        aria-label={say(held ? comparisonTexts.held : comparisonTexts.add, { name: product.name })}
        className="card-deed"
      >
        <Scale aria-hidden="true" className="size-6" strokeWidth={1.5} />
      </button>
    </form>
  )
}
