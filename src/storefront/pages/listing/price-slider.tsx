import { type CSSProperties, type RefObject, useEffect, useState } from 'react'
import { usePrice } from '#features/pricing/ui/price.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { listingTexts } from '../../texts/listing.ts'
import { type PriceScale, priceScale } from './price-scale.ts'

export interface PriceSliderProps {
  /** Contains the two fields of the price. */
  fields: RefObject<HTMLFieldSetElement | null>
  /** Minor units. */
  prices: { lowest: number; highest: number }
}

const ends = ['from', 'to'] as const

type End = (typeof ends)[number]

/** Two native sliders on one line: another way to fill in the fields of the price, which alone are sent. At an end the field is empty. */
export function PriceSlider({ fields, prices }: PriceSliderProps) {
  const t = useTranslate()
  const money = usePrice()
  const scale = priceScale(prices)
  const [values, setValues] = useState(() => readValues(fields.current, scale))
  useEffect(() => {
    const element = fields.current
    const typed = ({ target }: Event) => (target as HTMLInputElement).name && setValues(readValues(element, scale))
    element?.addEventListener('input', typed)
    return () => element?.removeEventListener('input', typed)
  })

  const move = (end: End, wanted: number) => {
    const value = end === 'from' ? Math.min(wanted, values.to) : Math.max(wanted, values.from)
    setValues({ ...values, [end]: value })
    const field = fieldOf(fields.current, end)
    if (!field) return
    field.value = value === scale[end] ? '' : String(value)
    field.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const share = (value: number) => (value - scale.from) / (scale.to - scale.from)
  return (
    <div className="price-slider" style={{ '--from': share(values.from), '--to': share(values.to) } as CSSProperties}>
      {ends.map((end) => (
        <input
          key={end}
          type="range"
          min={scale.from}
          max={scale.to}
          step={scale.step}
          value={values[end]}
          onChange={({ currentTarget }) => move(end, currentTarget.valueAsNumber)}
          // where both thumbs meet in the upper half, only the lower one can move away
          style={end === 'from' && share(values.from) > 0.5 ? { zIndex: 11 } : undefined}
          aria-label={`${t(listingTexts.price)} ${t(end === 'from' ? listingTexts.priceFrom : listingTexts.priceTo)}`}
          aria-valuetext={money(values[end] * 100)}
        />
      ))}
    </div>
  )
}

function fieldOf(fields: HTMLFieldSetElement | null, end: End): HTMLInputElement | null {
  return fields?.querySelector(`[name=filter_price_${end}]`) ?? null
}

/** Returns what the fields say, within the scale; its ends for empty fields. */
function readValues(fields: HTMLFieldSetElement | null, scale: PriceScale): Record<End, number> {
  const read = (end: End) => {
    const typed = fieldOf(fields, end)?.value
    return typed ? Math.min(Math.max(Number(typed), scale.from), scale.to) : scale[end]
  }
  return { from: read('from'), to: read('to') }
}
