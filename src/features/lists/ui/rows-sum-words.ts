import type { Text, TextValues } from '#shared/text.ts'
import type { RowsSum } from '../rules/rows-sum.ts'
import { rowsSumTexts } from '../texts/rows-sum.ts'

interface WordsOptions {
  /** There are more pages of rows. */
  paged: boolean
  t: (text: Text, values?: TextValues) => string
  price: (amount: number) => string
}

/** The sum of all rows, the words of the button that adds them, and the note on those that it leaves out: '' where there are none. */
export function rowsSumWords({ count, amount, left }: RowsSum, { paged, t, price }: WordsOptions) {
  const all = t(paged ? rowsSumTexts.page : rowsSumTexts.all)
  return {
    amount: price(amount),
    button: left.length === 0 ? all : t(paged ? rowsSumTexts.someOfPage : rowsSumTexts.some, { count }),
    left: leftWords(left, t),
  }
}

/** More names would be a wall of text. */
const mostNamed = 4

function leftWords(left: string[], t: WordsOptions['t']): string {
  if (left.length === 0) return ''
  const products = left.slice(0, mostNamed).join(', ')
  if (left.length <= mostNamed) return t(rowsSumTexts.left, { products })
  return t(rowsSumTexts.leftMore, { products, count: left.length - mostNamed })
}
