import { ShoppingBag } from 'lucide-react'
import type { MouseEvent } from 'react'
import { quickTexts } from '#features/basket/texts/quick.ts'
import { type CardTerms, cardPurchase } from '#features/catalogue/rules/card-purchase.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { QuickProduct } from './press.ts'
import { useQuickAdding } from './quick-adding.tsx'

/**
 * Puts a product into the basket from its card: at once, or through a window where a size is to be chosen. Without scripts a form, or
 * a link to the product's page. A double click and a key that is held count once.
 */
export function QuickAddButton({ product }: { product: QuickProduct & Partial<CardTerms> }) {
  const say = useWords()
  const { presses, press } = useQuickAdding()
  const purchase = cardPurchase(product)
  if (purchase === null) return null
  const bySize = purchase === 'by size'
  const click = (event: MouseEvent<HTMLElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (event.detail > 1) return
    const { currentTarget } = event
    press({ product: { id: product.id, name: product.name }, bySize }, () =>
      currentTarget instanceof HTMLButtonElement
        ? currentTarget.form?.submit()
        : location.assign(urls.product(product)),
    )
  }
  const look = {
    onClick: click,
    onKeyDown: (event: { repeat: boolean; preventDefault: () => void }) => event.repeat && event.preventDefault(),
    'aria-label': say(bySize ? quickTexts.choose : quickTexts.add, { name: product.name }),
    'aria-busy': presses.some((one) => one.product.id === product.id) || undefined,
    className: 'card-deed',
    children: <ShoppingBag aria-hidden="true" className="size-6" strokeWidth={1.5} />,
  }
  if (bySize) return <a href={urls.product(product)} {...look} />
  return (
    <form action={urls.addOne(product)} method="post" className="contents">
      <button type="submit" {...look} />
    </form>
  )
}
