import { memo } from 'react'
import type { Availability } from '#features/catalogue/rules/sale-state.ts'
import { Section, useSectionId } from '#features/catalogue/ui/section.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { RadioGroup } from '#kit/radio-group.tsx'
import { useHydrated } from '#kit/use-browser-state.ts'
import { decimalText } from '#shared/decimal.ts'
import type { Message, PluralForms } from '#shared/text.ts'
import type { ConfiguredPrice, ConfiguredPriceFacts } from '../rules/configured-price.ts'
import { type QuantityBounds, quantityRange } from '../rules/quantity.ts'
import { buyTexts } from '../texts/buy.ts'

interface SizeChooserProps {
  /** What sizes of this product are called. */
  word: string
  sizes: BuyableSize[]
  chosen: BuyableSize
  onChoose: (type: string) => void
}

/** Sizes as cards; one that cannot be had says so, and why when it is chosen. The only size of a product is not asked for. */
export function SizeChooser({ word, sizes, chosen, onChoose }: SizeChooserProps) {
  const t = useTranslate()
  const hydrated = useHydrated()
  const several = sizes.length > 1
  const buyable = sizes.some(({ refusal }) => refusal === null)
  return (
    <>
      <Section name="sizes">
        {several && (
          <RadioGroup
            legend={word}
            name="size"
            layout="row"
            value={chosen.type}
            onChange={onChoose}
            options={sizes.map(({ type, name, refusal }) => ({
              value: type,
              label: name || type,
              detail: buyable && refusal ? t(buyTexts.none) : undefined,
            }))}
          />
        )}
      </Section>
      <ChosenSize type={chosen.type} disabled={several && !hydrated} />
    </>
  )
}

/**
 * What the form sends, behind the cards since of two values the last one counts; without scripts the cards say it. Rendered again only
 * for another choice: what a script of a client has written there meanwhile stays.
 */
const ChosenSize = memo(({ type, disabled }: { type: string; disabled: boolean }) => (
  <input type="hidden" id={useSectionId()('size_hidden')} name="size" value={type} disabled={disabled} />
))

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
  const t = useTranslate()
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
          {t(buyTexts.quantity)}
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

export interface BuyableProduct {
  id: number
  name: string
  kind: string
  /** What its sizes are called. */
  sizeWord: string
  /** A sample: nobody buys it (A4.7). */
  free: boolean
  unit: PluralForms & { name: string }
}

export interface BuyableSize {
  type: string
  name: string
  bounds: QuantityBounds
  /** The class that the form takes (A4.2). */
  status: Availability
  /** Why this size cannot be bought; null when it can. */
  refusal: Message | null
}

/** What is chosen before a product is bought: fields as HTML that the server has made, and what they make of the price. */
export interface ProductOptions {
  html: string
  /** Null: they change nothing of it. */
  costs: ConfiguredPriceFacts | null
  /** By type of size, what the fields cost as they stand at first. */
  atFirst: Record<string, ConfiguredPrice | null>
}
