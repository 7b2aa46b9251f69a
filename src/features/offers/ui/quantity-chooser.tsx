import { useLayoutEffect, useState } from 'react'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { QuantityField } from '#kit/quantity-field.tsx'
import { type Decimal, decimalText, formatDecimal, one } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import { clampQuantity, cleanQuantity, quantityRange, readTypedQuantity } from '../rules/quantity.ts'
import { buyTexts } from '../texts/buy.ts'
import type { BuyableProduct, BuyableSize } from './size-chooser.tsx'

interface QuantityChooserProps {
  size: BuyableSize
  unit: BuyableProduct['unit']
  /** The formatted total price. */
  total: string | null
  /** Receives each typed quantity before it is rounded. */
  onQuantity: (quantity: Decimal) => void
}

/**
 * The quantity field with the server's rules: rounded to the step, limited to the range, with a notice (A5.1–A5.3). The notice appears
 * after the button next to it, so that the layout does not shift under the finger.
 */
export function QuantityChooser({ size, unit, total, onQuantity }: QuantityChooserProps) {
  const t = useTranslate()
  const id = useSectionId()
  const range = quantityRange(size.bounds)
  const [typed, setTyped] = useState(size.quantity ?? decimalText(range.minimum))
  const [alert, setAlert] = useState<Message | null>(size.alert ?? null)
  const quantity = readTypedQuantity(typed) ?? range.minimum
  const least = formatDecimal(range.minimum)
  useLayoutEffect(() => onQuantity(quantity), [onQuantity, quantity]) // updates the total in the next frame

  const applyQuantity = (requested: Decimal) => {
    const fitted = clampQuantity(requested, range, unit)
    setTyped(decimalText(fitted.quantity))
    setAlert(fitted.alert)
  }
  const type = (text: string) => {
    setTyped(cleanQuantity(text))
    setAlert(null)
  }

  return (
    <div className="contents">
      <QuantityField
        id={id('number')}
        name="number"
        label={t(buyTexts.quantity)}
        hideLabel
        increaseLabel={t(buyTexts.more)}
        decreaseLabel={t(buyTexts.less)}
        unit={unit.name}
        value={typed}
        onChange={type}
        onLeave={() => applyQuantity(quantity)}
        onDecrease={() => applyQuantity(quantity - range.step)}
        onIncrease={() => applyQuantity(quantity + range.step)}
        atMinimum={quantity <= range.minimum}
        disabled={size.refusal !== null}
      />
      <TemporaryNotice onGone={() => setAlert(null)} className="order-last w-full text-small text-warning">
        {alert && t(alert.text, alert.values)}
      </TemporaryNotice>
      {!size.refusal && (
        <p className="order-last w-full text-small text-soft tabular-nums empty:hidden">
          {[
            total && quantity !== one && t(buyTexts.total, { amount: total }),
            range.step !== one && t(buyTexts.steps, { least, step: formatDecimal(range.step), unit: unit.name }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </div>
  )
}
