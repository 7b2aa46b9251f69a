import { memo, type ReactNode } from 'react'
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
  /** The name for this product's sizes. */
  word: string
  sizes: BuyableSize[]
  /** Null: none yet. */
  chosen: BuyableSize | null
  /** Why the form could not be sent. */
  error: string | null
  onChoose: (type: string) => void
  /** A link beside the sizes. */
  guide: ReactNode
}

/** Sizes as cards; an unavailable one is marked, and shows the reason when chosen. A product's only size needs no choice. */
export function SizeChooser({ word, sizes, chosen, error, onChoose, guide }: SizeChooserProps) {
  const hydrated = useHydrated()
  const several = sizes.length > 1
  const type = chosen?.type ?? ''
  return (
    <>
      <Section name="sizes" className="relative">
        {several && (
          <RadioGroup
            legend={word}
            name="size"
            layout="row"
            value={type}
            required={!chosen && !hydrated}
            error={error}
            onChange={onChoose}
            options={sizes.map(({ type, name, detail }) => ({ value: type, label: name || type, detail }))}
          />
        )}
        {several && guide}
      </Section>
      <ChosenSize type={type} disabled={several && !hydrated} />
    </>
  )
}

/**
 * The submitted size, after the cards since the last of two values counts; without scripts the cards submit it. Rendered again only for
 * another choice, so that a value written by a merchant's script remains.
 */
const ChosenSize = memo(({ type, disabled }: { type: string; disabled: boolean }) => (
  <input type="hidden" id={useSectionId()('size_hidden')} name="size" value={type} disabled={disabled} />
))

export interface SizeField {
  type: string
  name: string
  bounds: QuantityBounds
  /** The price, or the reason why it cannot be bought. */
  detail: string
  buyable: boolean
}

/** Plain fields for size and quantity. Unavailable sizes show the reason and cannot be chosen. */
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
  /** The name for its sizes. */
  sizeWord: string
  /** A free sample: never sold (A4.7). */
  free: boolean
  unit: PluralForms & { name: string }
}

export interface BuyableSize {
  type: string
  name: string
  bounds: QuantityBounds
  /** The quantity that a refused form was sent with. */
  quantity?: string | undefined
  /** Why its quantity was refused. */
  alert?: Message
  /** What sets it apart from the others: its price, that it is sold out and until when, that it leaves later, or nobody knows when; '': nothing. */
  detail: string
  /** The form's CSS class (A4.2). */
  status: Availability
  /** The reason why this size cannot be bought; null when it can. */
  refusal: Message | null
}

/** The product's options: fields as server-rendered HTML, and their effect on the price. */
export interface ProductOptions {
  html: string
  /** Null: they do not change the price. */
  costs: ConfiguredPriceFacts | null
  /** By type of size, the price of the initial configuration. */
  atFirst: Record<string, ConfiguredPrice | null>
}
