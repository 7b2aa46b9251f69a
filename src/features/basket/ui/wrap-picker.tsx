import type { ChangeEvent } from 'react'
import { isPhysical } from '#features/catalogue/rules/product.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { Button } from '#kit/button.tsx'
import { SelectField } from '#kit/fields.tsx'
import { useTranslate } from '#kit/messages.tsx'
import type { Taxed } from '#shared/money.ts'
import type { BasketLine } from '../rules/basket.ts'
import { extraName } from '../rules/extras.ts'
import { extrasPageTexts } from '../texts/extras.ts'
import { Fold } from './fold.tsx'

interface WrapChoiceProps {
  /** The cheapest first. */
  choices: { sizeId: number; name: string; worth: Taxed }[]
  /** Of the basket; only goods that are sent are wrapped. */
  lines: BasketLine[]
  /** The wrapping of the whole order. */
  ofAll: number | null
  priceType: PriceType
}

/** The wrapping of the order, or of single lines. Where scripts run each choice is sent at once. */
export function WrapPicker({ choices, lines: all, ofAll, priceType }: WrapChoiceProps) {
  const t = useTranslate()
  const money = usePrice()
  const lines = all.filter(({ offer }) => isPhysical(offer.product.kind))
  const [cheapest] = choices
  if (!cheapest || lines.length === 0) return null
  const options = [
    { value: '', label: t(extrasPageTexts.noWrap) },
    ...choices.map(({ sizeId, name, worth }) => ({
      value: String(sizeId),
      label: t(extrasPageTexts.wrapIn, { name, price: money(worth[priceType]) }),
    })),
  ]
  const isAnything = ofAll !== null || lines.some(({ wrapSizeId }) => wrapSizeId !== null)
  return (
    <Fold title={t(extrasPageTexts.wrap, { price: money(cheapest.worth[priceType]) })} open={isAnything}>
      <div className="flex max-w-text flex-col gap-4">
        <SelectField
          key={`all ${ofAll}`}
          label={t(extrasPageTexts.wrapAll)}
          name="wrap[all]"
          options={options}
          defaultValue={ofAll ?? ''}
          onChange={send}
        />
        {lines.length > 1 &&
          lines.map(({ id, offer, wrapSizeId }) => (
            <SelectField
              key={`${id} ${wrapSizeId}`}
              label={extraName(offer)}
              name={`wrap[${id}]`}
              options={options}
              defaultValue={wrapSizeId ?? ''}
              onChange={send}
            />
          ))}
        <noscript>
          <Button kind="secondary">{t(extrasPageTexts.saveWraps)}</Button>
        </noscript>
      </div>
    </Fold>
  )
}

function send({ target }: ChangeEvent<HTMLSelectElement>): void {
  target.form?.requestSubmit()
}
