import { ChevronDown, Package } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { isGoods } from '#features/catalogue/rules/product-kind.ts'
import type { PriceType } from '#features/pricing/settings.ts'
import { usePrice } from '#features/pricing/ui/use-price.ts'
import { Button } from '#kit/button.tsx'
import { SelectField } from '#kit/select-field.tsx'
import { useWords } from '#kit/words.tsx'
import type { Taxed } from '#shared/money.ts'
import type { BasketLine } from '../rules/basket.ts'
import { extraName } from '../rules/extras.ts'
import { extrasPageTexts } from '../texts/extras-page.ts'

interface WrapChoiceProps {
  choices: { sizeId: number; name: string; worth: Taxed }[]
  /** Of the basket; only what is sent is wrapped. */
  lines: BasketLine[]
  /** In what the whole order is wrapped. */
  ofAll: number | null
  priceType: PriceType
}

/** In what the order, or one thing of it, is wrapped. Where scripts run each choice is sent at once. */
export function WrapChoice({ choices, lines: all, ofAll, priceType }: WrapChoiceProps) {
  const say = useWords()
  const money = usePrice()
  const lines = all.filter(({ offer }) => isGoods(offer.product.kind))
  if (choices.length === 0 || lines.length === 0) return null
  const options = [
    { value: '', label: say(extrasPageTexts.noWrap) },
    ...choices.map(({ sizeId, name, worth }) => ({
      value: String(sizeId),
      label: say(extrasPageTexts.wrapIn, { name, price: money(worth[priceType]) }),
    })),
  ]
  const isAnything = ofAll !== null || lines.some(({ wrapSizeId }) => wrapSizeId !== null)
  return (
    <details open={isAnything} className="group mt-4 rounded-panel border border-line p-5">
      <summary className="flex min-h-6 cursor-pointer items-center gap-2 font-semibold">
        <Package aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.5} />
        {say(extrasPageTexts.wrap)}
        <ChevronDown aria-hidden="true" className="ml-auto size-5 group-open:rotate-180" />
      </summary>
      <div className="mt-4 flex flex-col gap-4">
        <SelectField
          key={`all ${ofAll}`}
          label={say(extrasPageTexts.wrapAll)}
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
          <Button kind="secondary">{say(extrasPageTexts.saveWraps)}</Button>
        </noscript>
      </div>
    </details>
  )
}

function send({ target }: ChangeEvent<HTMLSelectElement>): void {
  target.form?.requestSubmit()
}
