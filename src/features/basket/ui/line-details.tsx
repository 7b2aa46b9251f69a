import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { distinctVersionName, isSizeClear } from '#features/catalogue/rules/product.ts'
import { chosenSizesText } from '#features/offers/rules/bundle.ts'
import { findSaleRefusal } from '#features/offers/rules/offer.ts'
import { canBeBought, clampQuantity, cleanQuantity, readTypedQuantity } from '#features/offers/rules/quantity.ts'
import { shownAmount } from '#features/pricing/rules/price-in-force.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TemporaryNotice } from '#kit/notice.tsx'
import { QuantityField } from '#kit/quantity-field.tsx'
import { type Decimal, decimalText } from '#shared/decimal.ts'
import { type Message, nonBreaking } from '#shared/text.ts'
import { type BasketLine, previousPrice } from '../rules/basket.ts'
import { basketPageTexts } from '../texts/page.ts'

interface LineQuantityProps {
  line: BasketLine
  index: number
  onQuantity: (quantity: Decimal) => void
  /** The quantity is another one than was typed. */
  onAdjusted: () => void
}

/** The quantity field of a line with the server's rules: rounded to the step, limited to the range, with a notice (A5.1–A5.3); 0 removes the line. */
export function LineQuantityField({ line, index, onQuantity, onAdjusted }: LineQuantityProps) {
  const t = useTranslate()
  const { offer, quantity, limits } = line
  const [draft, setDraft] = useState<string | null>(null)
  const [alert, setAlert] = useState<Message | null>(null)
  const product = offer.product.name
  const fixed = findSaleRefusal(offer) !== null || !canBeBought(limits)

  const applyQuantity = (requested: Decimal | null) => {
    setDraft(null)
    if (requested === null || requested === quantity) return
    const fitted = requested === 0n ? { quantity: 0n, alert: null } : clampQuantity(requested, limits, offer.unit)
    setAlert(fitted.alert)
    if (fitted.alert || requested === 0n) onAdjusted()
    if (fitted.quantity !== quantity) onQuantity(fitted.quantity)
  }

  const settleDraft = () => {
    if (draft !== null) applyQuantity(/\d/.test(draft) ? readTypedQuantity(draft) : null) // an empty field is no 0
  }

  return (
    <div className="flex flex-col gap-1 tablet:items-end">
      <QuantityField
        name={`set_quantity[${index}]`}
        label={t(basketPageTexts.quantityOf, { product })}
        increaseLabel={t(basketPageTexts.moreOf, { product })}
        decreaseLabel={t(basketPageTexts.lessOf, { product })}
        hideLabel
        unit={offer.unit.name}
        value={draft ?? decimalText(quantity)}
        onChange={(text) => setDraft(cleanQuantity(text))}
        onLeave={settleDraft}
        onEnter={settleDraft}
        onDecrease={() => applyQuantity(quantity - limits.step)}
        onIncrease={() => applyQuantity(quantity + limits.step)}
        atMinimum={quantity <= limits.minimum}
        atMaximum={limits.maximum !== null && quantity >= limits.maximum}
        disabled={fixed}
      />
      <TemporaryNotice onGone={() => setAlert(null)} className="max-w-40 text-small text-warning">
        {alert && t(alert.text, alert.values)}
      </TemporaryNotice>
    </div>
  )
}

/** The changes since the line was added: another price, less stock, no longer sold. */
export function LineChanges({ line, priceType }: { line: BasketLine; priceType: PriceType }) {
  const t = useTranslate()
  const money = usePrice()
  const shown = (gross: number) => money(shownAmount(gross, line.offer.price?.vatPercent ?? '0', priceType))
  const before = previousPrice(line)
  return (
    <>
      {before !== null && (
        <p className="text-small font-semibold text-warning">
          {t(basketPageTexts.priceChanged, { before: shown(before), now: shown(line.unitGross) })}
        </p>
      )}
      {line.problem && (
        <p className="flex gap-2 field-error">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          {t(line.problem.message.text, line.problem.message.values)}
        </p>
      )}
    </>
  )
}

/** What distinguishes a line from others of the same name: version, size, sizes of parts, configuration. */
export function LineVariant({ line }: { line: Pick<BasketLine, 'offer' | 'options' | 'configurationText'> }) {
  const t = useTranslate()
  const { product, size } = line.offer
  const version = distinctVersionName(product)
  return (
    <>
      {version && <p className="text-small text-soft">{version}</p>}
      {size.type !== 'uniw' && (
        <p className="text-small text-soft">
          {isSizeClear(product.kind, size.name) ? nonBreaking(size.name) : t(basketPageTexts.size, { size: size.name })}
        </p>
      )}
      <LineOptionsText line={line} />
    </>
  )
}

/** The options that distinguish lines of the same size: sizes of parts, configuration. */
function LineOptionsText({
  line: { offer, options, configurationText },
}: {
  line: Pick<BasketLine, 'offer' | 'options' | 'configurationText'>
}) {
  const t = useTranslate()
  const parts = chosenSizesText(offer.parts, options.parts)
  return (
    <>
      {parts && <p className="text-small text-soft">{parts}</p>}
      {options.subscriptionDays > 0 && (
        <p className="text-small text-soft">{t(basketPageTexts.subscription, { count: options.subscriptionDays })}</p>
      )}
      {configurationText && (
        <p className="text-small text-soft">
          {offer.configurator.length > 0
            ? configurationText
            : t(basketPageTexts.additional, { text: configurationText })}
        </p>
      )}
    </>
  )
}
