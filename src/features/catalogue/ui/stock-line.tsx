import type { ReactNode } from 'react'
import { useWords } from '#kit/words.tsx'
import { dayWords } from '#shared/day.ts'
import { type Decimal, decimal } from '#shared/decimal.ts'
import type { PluralForms } from '#shared/text.ts'
import type { ProductKind } from '../rules/product-kind.ts'
import type { Availability } from '../rules/sale-state.ts'
import { quantityWords } from '../rules/unit-words.ts'
import { productTexts } from '../texts/product.ts'

interface StockLineProps {
  availability: Availability
  /** 'YYYY-MM-DD' */
  backOn: string | null
  kind: ProductKind
  /** Of the chosen size; null when unlimited. */
  stock: Decimal | null
  /** Less than one can buy. */
  gone: boolean
  unit: PluralForms
}

const few = decimal(5)

/** Whether there is any, in words. That there is none, the buy button says; here stands only when it comes back. */
export function StockLine(props: StockLineProps) {
  const say = useWords()
  const { availability, backOn, kind, stock, gone, unit } = props
  if (availability === 'disable' || (gone && availability !== 'order'))
    return backOn && <Line tone="wait">{say(productTexts.backOn, { date: dayWords(backOn) })}</Line>
  if (availability === 'order')
    return (
      <Line tone="wait">
        {say(productTexts.toOrder)}
        {'. '}
        {say(productTexts.toOrderText)}
      </Line>
    )
  if (kind === 'virtual') return <Line tone="there">{say(productTexts.virtual)}</Line>
  if (stock !== null && stock <= few)
    return <Line tone="wait">{say(productTexts.lastPieces, { quantity: quantityWords(stock, unit) })}</Line>
  return kind === 'service' ? null : <Line tone="there">{say(productTexts.inStock)}</Line>
}

const dots = { there: 'bg-success', wait: 'bg-warning', gone: 'bg-control' }

function Line({ tone, children }: { tone: keyof typeof dots; children: ReactNode }) {
  return (
    <p className="flex items-baseline gap-2">
      <span aria-hidden="true" className={`size-2 shrink-0 -translate-y-px rounded-full ${dots[tone]}`} />
      <span>{children}</span>
    </p>
  )
}
