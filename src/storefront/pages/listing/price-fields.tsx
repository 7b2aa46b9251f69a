import { type SyntheticEvent, useId } from 'react'
import { type ListFilters, priceDigits } from '#features/search/rules/list-filters.ts'
import { controlLook } from '#kit/field.tsx'
import { useWords } from '#kit/words.tsx'
import { listingTexts } from '../../texts/listing.ts'

interface PriceFieldsProps {
  price: ListFilters['price']
  /** Minor units. */
  prices: { lowest: number; highest: number }
  /** The price begins above its end. */
  turned: boolean
}

/** From which price to which, in whole units: digits only (B5.81); a turned one is marked (B5.80). */
export function PriceFields({ price, prices, turned }: PriceFieldsProps) {
  const say = useWords()
  const id = useId()
  const ends = [
    { name: 'from', label: listingTexts.priceFrom, value: price?.from, hint: Math.floor(prices.lowest / 100) },
    { name: 'to', label: listingTexts.priceTo, value: price?.to, hint: Math.ceil(prices.highest / 100) },
  ] as const
  return (
    <fieldset>
      <legend className="sr-only">{say(listingTexts.price)}</legend>
      <div className="flex items-center gap-3">
        {ends.map(({ name, label, value, hint }) => (
          <label key={name} className="flex items-center gap-2">
            <span className="text-soft">{say(label)}</span>
            <input
              name={`filter_price_${name}`}
              defaultValue={value ?? ''}
              placeholder={String(hint)}
              inputMode="numeric"
              pattern="[0-9]*"
              maxLength={7}
              autoComplete="off"
              onInput={onlyDigits}
              aria-invalid={turned || undefined}
              aria-describedby={turned ? id : undefined}
              className={`${controlLook} filter-price`}
            />
          </label>
        ))}
      </div>
      {turned && (
        <p id={id} role="alert" className="mt-2 field-error">
          {say(listingTexts.priceTurned)}
        </p>
      )}
    </fieldset>
  )
}

function onlyDigits({ currentTarget }: SyntheticEvent<HTMLInputElement>): void {
  const digits = priceDigits(currentTarget.value)
  if (digits !== currentTarget.value) currentTarget.value = digits
}
