import { useState } from 'react'
import { PassingAlert } from '#kit/passing-alert.tsx'
import { QuantityField } from '#kit/quantity-field.tsx'
import { useWords } from '#kit/words.tsx'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import type { Message } from '#shared/text.ts'
import type { BasketLine } from '../rules/basket.ts'
import { whyNotSold } from '../rules/offer.ts'
import { canBeBought, cleanQuantity, fitQuantity, readTypedQuantity } from '../rules/quantity.ts'
import { pageTexts } from '../texts/page.ts'

interface LineQuantityProps {
  line: BasketLine
  index: number
  onQuantity: (quantity: Decimal) => void
}

/** How many of a line, by the server's own rules: rounded to the step, kept within the range, and said when it was (A5.1–A5.3). */
export function LineQuantity({ line, index, onQuantity }: LineQuantityProps) {
  const say = useWords()
  const { offer, quantity, room } = line
  const [draft, setDraft] = useState<string | null>(null)
  const [alert, setAlert] = useState<Message | null>(null)
  const product = offer.product.name
  const fixed = whyNotSold(offer) !== null || !canBeBought(room)

  const settle = (asked: Decimal | null) => {
    setDraft(null)
    if (asked === null || asked <= 0n || asked === quantity) return
    const fitted = fitQuantity(asked, room, offer.unit)
    setAlert(fitted.alert)
    if (fitted.quantity !== quantity) onQuantity(fitted.quantity)
  }

  const settleDraft = () => {
    if (draft !== null) settle(readTypedQuantity(draft))
  }

  return (
    <div className="flex flex-col gap-1 tablet:items-end">
      <QuantityField
        name={`set_quantity[${index}]`}
        label={say(pageTexts.quantityOf, { product })}
        increaseLabel={say(pageTexts.moreOf, { product })}
        decreaseLabel={say(pageTexts.lessOf, { product })}
        hideLabel
        unit={offer.unit.name}
        value={draft ?? decimalText(quantity)}
        onChange={(text) => setDraft(cleanQuantity(text))}
        onLeave={settleDraft}
        onEnter={settleDraft}
        onDecrease={() => settle(quantity - room.step)}
        onIncrease={() => settle(quantity + room.step)}
        atMinimum={quantity <= room.minimum}
        atMaximum={room.maximum !== null && quantity >= room.maximum}
        disabled={fixed}
      />
      <PassingAlert onGone={() => setAlert(null)} className="max-w-52 text-small text-warning">
        {alert && say(alert.text, alert.values)}
      </PassingAlert>
    </div>
  )
}
