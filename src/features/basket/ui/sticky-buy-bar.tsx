import { type RefObject, useEffect, useState } from 'react'
import { buyTexts } from '#features/offers/texts/buy.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { Button } from '#kit/button.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { showValidationMessages } from '#kit/validation-messages.ts'
import { type Decimal, formatDecimal, one } from '#shared/decimal.ts'

export interface StickyBuyBarProps {
  form: RefObject<HTMLFormElement | null>
  /** As shown in the form. */
  price: string
  /** Its name; 'szt.' is not shown. Null where the price is for something else. */
  unit: string | null
  /** How much of it the button adds, and what that costs as shown in the form; null where a size is to be chosen first. */
  sum: { quantity: Decimal; total: string | null } | null
  /** 'Rozmiar' or 'Opakowanie', and the name of the chosen one; null where there is only one. */
  size: { word: string; size: string } | null
  /** What the button does. */
  action: string
}

/**
 * On small screens a buy button at the bottom while the form's own is out of view. Errors of the form's fields are reported from here too:
 * this component is loaded after the page, which need not include them.
 */
export function StickyBuyBar({ form, price, unit, sum, size, action }: StickyBuyBarProps) {
  const t = useTranslate()
  const outOfSight = useOutOfSight(form)
  useEffect(() => (form.current ? showValidationMessages(form.current) : undefined), [form])
  if (!outOfSight) return null
  return (
    <div className="sticky-buy-bar">
      <p className="tabular-nums leading-tight">
        <span className="text-large leading-tight font-semibold">{price}</span>
        {unit && unit !== 'szt.' && <span className="text-small text-soft"> {t(priceTexts.perUnit, { unit })}</span>}
        {sum?.total && sum.quantity !== one && (
          <span className="block text-small leading-tight text-soft">
            {formatDecimal(sum.quantity)} {unit}: {sum.total}
          </span>
        )}
        {size && (
          <span className="block max-w-40 truncate text-small leading-tight text-soft">
            {t(buyTexts.chosenSize, size)}
          </span>
        )}
      </p>
      <Button className="grow">{action}</Button>
    </div>
  )
}

function useOutOfSight(form: RefObject<HTMLFormElement | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const button = form.current?.querySelector('button[type=submit]')
    if (!button) return
    const observer = new IntersectionObserver((entries) => setOutOfSight(entries.at(-1)?.isIntersecting === false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [form])
  return outOfSight
}
