import {
  type ComponentType,
  createContext,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useMemo,
  useState,
} from 'react'
import { quickTexts } from '#features/basket/texts/quick.ts'
import { type CardTerms, cardPurchaseMode } from '#features/catalogue/rules/sale-state.ts'
import { useTranslate } from '#kit/messages.tsx'
import { urls } from '#shared/urls.ts'
import type { QuickAddRequest, QuickAddsProps, QuickProduct } from './quick-add-request.ts'

interface QuickAdd {
  presses: QuickAddRequest[]
  /** `instead`: what the button does where our scripts are not loaded. */
  press: (press: QuickAddRequest, instead: () => void) => void
}

const QuickAddContext = createContext<QuickAdd>({ presses: [], press: (_, instead) => instead() })

/** The pending presses on the cards inside, and their handler. */
function useQuickAdd(): QuickAdd {
  return useContext(QuickAddContext)
}

const load = () => import('./quick-adds.tsx')

/**
 * Adds products to the basket from the cards inside. The handler is loaded on the first press; a product whose press is still pending takes
 * no second one.
 */
export function QuickAddProvider({ onAdded, children }: { onAdded?: () => void; children: ReactNode }) {
  const [presses, setPresses] = useState<QuickAddRequest[]>([])
  const [QuickAdds, setQuickAdds] = useState<ComponentType<QuickAddsProps> | null>(null)
  const end = useCallback((ended: QuickAddRequest) => setPresses((all) => all.filter((one) => one !== ended)), [])
  const value = useMemo(
    (): QuickAdd => ({
      presses,
      press: (press, instead) => {
        if (presses.some(({ product }) => product.id === press.product.id)) return
        setPresses((all) => [...all, press])
        load().then(({ QuickAdds }) => setQuickAdds(() => QuickAdds), instead)
      },
    }),
    [presses],
  )
  return (
    <QuickAddContext value={value}>
      {children}
      {QuickAdds && <QuickAdds requests={presses} onEnd={end} onAdded={onAdded} />}
    </QuickAddContext>
  )
}

/**
 * Adds a product to the basket from its card: at once, or through a dialog where a size must be chosen. Without scripts a form, or a link
 * to the product's page. A double click and a key that is held down count once. What cannot be bought here has a button's look in its place:
 * a press on it is one on the card, which is a link.
 */
export function QuickAddButton({ product }: { product: QuickProduct & Partial<CardTerms> }) {
  const t = useTranslate()
  const { presses, press } = useQuickAdd()
  const purchase = cardPurchaseMode(product)
  if (purchase === null)
    return (
      <span aria-hidden="true" className="card-buy card-see">
        {t(quickTexts.see)}
      </span>
    )
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
  const attributes = {
    onClick: click,
    onKeyDown: (event: { repeat: boolean; preventDefault: () => void }) => event.repeat && event.preventDefault(),
    'aria-label': t(bySize ? quickTexts.choose : quickTexts.add, { name: product.name }),
    'aria-busy': presses.some((one) => one.product.id === product.id) || undefined,
    className: 'card-buy',
    children: t(bySize ? quickTexts.chooseShort : quickTexts.addShort),
  }
  if (bySize) return <a href={urls.product(product)} {...attributes} />
  return (
    <form action={urls.addOne(product)} method="post" className="contents">
      <button type="submit" {...attributes} />
    </form>
  )
}
