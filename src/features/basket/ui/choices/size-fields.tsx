import { RadioGroup } from '#kit/radio-group.tsx'
import { useWords } from '#kit/words.tsx'
import { decimalText } from '#shared/decimal.ts'
import { type QuantityBounds, quantityRange } from '../../rules/quantity.ts'
import { buyTexts } from '../../texts/buy.ts'

export interface SizeField {
  type: string
  name: string
  bounds: QuantityBounds
  /** What it costs; of one that cannot be bought why not. */
  detail: string
  buyable: boolean
}

/** In which size, and how much: plain fields. What cannot be bought says why and cannot be chosen. */
export function SizeFields({ word, sizes, unit }: { word: string; sizes: SizeField[]; unit: string }) {
  const say = useWords()
  const first = sizes.find(({ buyable }) => buyable)
  return (
    <div className="flex flex-col gap-5">
      <RadioGroup
        legend={word}
        name="size"
        layout="row"
        defaultValue={first?.type}
        options={sizes.map(({ type, name, detail, buyable }) => ({
          value: type,
          label: name || type,
          detail,
          disabled: !buyable,
        }))}
      />
      {first && (
        <label className="flex items-center gap-3 font-semibold">
          {say(buyTexts.quantity)}
          <input
            name="number"
            inputMode="decimal"
            autoComplete="off"
            defaultValue={decimalText(quantityRange(first.bounds).minimum)}
            className="h-11 w-20 rounded-control border border-control bg-raised px-3 text-center tabular-nums"
          />
          <span className="font-normal text-soft">{unit}</span>
        </label>
      )}
    </div>
  )
}
