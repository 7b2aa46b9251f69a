import { Minus, Plus } from 'lucide-react'
import { pageTexts } from '#features/basket/texts/page.ts'
import { useWords } from '#kit/words.tsx'
import { decimalText } from '#shared/decimal.ts'
import type { Entry, EntrySize } from '../rules/entry.ts'

interface EntryQuantityProps {
  entry: Entry
  index: number
  counted: boolean
}

const side = 'grid w-11 place-items-center hover:bg-surface active:bg-line noscript:hidden'

/**
 * How many of a row. The buttons go by the unit's steps (`stepQuantity`); what is typed the shop rounds and bounds when it is sent
 * (A5.1–A5.3), and says so.
 */
export function EntryQuantity({ entry, index, counted }: EntryQuantityProps) {
  const say = useWords()
  const { product, unit, quantity, sizes, sizeId } = entry
  const { range } = (sizes.find(({ id }) => id === sizeId) ?? sizes[0]) as EntrySize
  const field = { name: `set_quantity[${index}]`, defaultValue: decimalText(quantity) }
  if (!counted) return <input type="hidden" {...field} />
  return (
    <span className="entry-quantity">
      <button
        type="button"
        data-steps={`-${decimalText(range.step)}`}
        aria-label={say(pageTexts.lessOf, { product: product.name })}
        className={side}
      >
        <Minus aria-hidden="true" className="size-4" />
      </button>
      <input
        {...field}
        aria-label={say(pageTexts.quantityOf, { product: product.name })}
        inputMode="decimal"
        autoComplete="off"
        data-least={decimalText(range.minimum)}
        data-most={range.maximum === null ? undefined : decimalText(range.maximum)}
        className="w-14 min-w-0 bg-transparent px-1 text-center tabular-nums outline-none"
      />
      <span className="self-center pr-2 text-soft">{unit.name}</span>
      <button
        type="button"
        data-steps={decimalText(range.step)}
        aria-label={say(pageTexts.moreOf, { product: product.name })}
        className={side}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </span>
  )
}
