import { type RefObject, useEffect, useState } from 'react'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { buyBarTexts } from '#features/offers/texts/buy-bar.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { Button, buttonClass } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { showValidationMessages } from '#kit/validation-messages.ts'
import { type Decimal, formatDecimal, one } from '#shared/decimal.ts'

export interface StickyBuyBarProps {
  form: RefObject<HTMLFormElement | null>
  /**
   * Formatted prices of one unit and of the quantity, as shown in the form; `unit` is its name, of which 'szt.' is not shown, and null where the price
   * is for something else.
   */
  cost: { each: string; total: string | null; unit: string | null; quantity: Decimal }
  /** 'Wybierz rozmiar' while a size is to be chosen first: what the button does then. */
  prompt: string | undefined
  sizes: unknown[]
  chosen: { name: string }
  /** `sizeWord`: what a size is called, 'Rozmiar' or 'Opakowanie'. */
  product: { sizeWord: string }
  /** Why it cannot be bought; null where it can. */
  reason: string | null
}

/**
 * On small screens a buy button at the bottom while the form's own is out of view; for what cannot be bought, a link to the form that tells when it
 * can. Errors of the form's fields are reported from here too: this component is loaded after the page, which need not include them.
 */
export function StickyBuyBar({ form, cost, prompt, product, sizes, chosen, reason }: StickyBuyBarProps) {
  const { each, unit, total, quantity } = cost
  const t = useTranslate()
  const alertId = useSectionId()('tell_availability')
  const outOfSight = useOutOfSight(reason ? `#${alertId} form` : `#${form.current?.id} button[type=submit]`)
  useEffect(() => (form.current ? showValidationMessages(form.current) : undefined), [form])
  if (!outOfSight) return null
  if (reason)
    return (
      <div className="sticky-buy-bar">
        <p className="leading-tight font-semibold">{reason}</p>
        <a href={`#${alertId}`} className={buttonClass('primary', 'grow')}>
          {t(buyBarTexts.tellMe)}
        </a>
      </div>
    )
  return (
    <div className="sticky-buy-bar">
      <p className="tabular-nums leading-tight">
        <span className="text-large leading-tight font-semibold">{each}</span>
        {unit && unit !== 'szt.' && <span className="text-small text-soft"> {t(priceTexts.perUnit, { unit })}</span>}
        {!prompt && total && quantity !== one && (
          <span className="block text-small leading-tight text-soft">
            {formatDecimal(quantity)} {unit}: {total}
          </span>
        )}
        {sizes.length > 1 && !prompt && (
          <span className="block max-w-40 truncate text-small leading-tight text-soft">
            {t(buyTexts.chosenSize, { word: product.sizeWord, size: chosen.name })}
          </span>
        )}
      </p>
      <Button className="grow">{prompt ?? t(buyTexts.toBasket)}</Button>
    </div>
  )
}

/** Whether the element is there, and not in the window. */
function useOutOfSight(selector: string): boolean {
  const [outOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    setOutOfSight(false)
    const element = document.querySelector(selector)
    if (!element) return
    const observer = new IntersectionObserver((entries) => setOutOfSight(entries.at(-1)?.isIntersecting === false))
    observer.observe(element)
    return () => observer.disconnect()
  }, [selector])
  return outOfSight
}
