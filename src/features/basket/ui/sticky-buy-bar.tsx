import { type RefObject, useEffect, useState } from 'react'
import { productTexts } from '#features/catalogue/texts/product.ts'
import { priceTexts } from '#features/pricing/texts/price.ts'
import { Button } from '#kit/button.tsx'
import { useMoney } from '#kit/money.tsx'
import { useWords } from '#kit/words.tsx'
import { buyTexts } from '../texts/buy.ts'
import type { BuyableSize } from './buyable-size.ts'

interface StickyBuyBarProps {
  form: RefObject<HTMLFormElement | null>
  price: BuyableSize['price']
  /** Its name; 'szt.' goes without saying. */
  unit: string
}

/** On small views the buy button stays within the thumb's reach while the form's own is out of sight. */
export function StickyBuyBar({ form, price, unit }: StickyBuyBarProps) {
  const say = useWords()
  const money = useMoney()
  const outOfSight = useOutOfSight(form)
  if (!outOfSight) return null
  return (
    <div className="sticky-buy-bar">
      {price ? (
        <p className="tabular-nums">
          <span className="text-large font-semibold">{money(price.amount)}</span>
          {unit !== 'szt.' && <span className="text-small text-soft"> {say(priceTexts.perUnit, { unit })}</span>}
        </p>
      ) : (
        <p className="text-large font-semibold">{say(productTexts.free)}</p>
      )}
      <Button className="grow">{say(buyTexts.toBasket)}</Button>
    </div>
  )
}

function useOutOfSight(form: RefObject<HTMLFormElement | null>): boolean {
  const [outOfSight, setOutOfSight] = useState(false)
  useEffect(() => {
    const button = form.current?.querySelector('button[type=submit]')
    if (!button) return
    const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry ? !entry.isIntersecting : false))
    observer.observe(button)
    return () => observer.disconnect()
  }, [form])
  return outOfSight
}
