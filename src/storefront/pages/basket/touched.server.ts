import type { BasketLine } from '#features/basket/rules/basket.ts'
import { mostLines } from '#features/basket/rules/line-limit.ts'
import { decimalText } from '#shared/decimal.ts'

/** Three for each line and two of the whole basket; a forged form could bring as many as would take seconds to read. */
const mostSeen = 3 * mostLines + 2

export type Field = [name: string, value: string]

interface SeenBasket {
  lines: Pick<BasketLine, 'id' | 'quantity' | 'comment' | 'wrapSizeId'>[]
  comment: string
  /** In what the whole of it is wrapped. */
  wrapSizeId: number | null
  /** What may be chosen to wrap in; nothing else stands in a field. */
  wraps: { sizeId: number }[]
}

/**
 * The quantities, comments and wrappings of the basket's form as it is made, in one hidden field that goes along with every button. The form
 * is one, and each of its buttons posts all of it, from a tab that may be old: what still says what was seen is not asked for, so that
 * nothing comes back that another tab has changed since.
 */
export function writeSeen({ lines, comment, wrapSizeId, wraps }: SeenBasket): string {
  const wrapOf = (id: number | null) => (wraps.some(({ sizeId }) => sizeId === id) ? String(id) : '')
  const fields: Field[] = [
    ...lines.flatMap((line, place): Field[] => [
      [`set_quantity[${place}]`, decimalText(line.quantity)],
      [`comment[${place}]`, line.comment],
      [`wrap[${line.id}]`, wrapOf(line.wrapSizeId)],
    ]),
    ['comment', comment],
    ['wrap[all]', wrapOf(wrapSizeId)],
  ]
  return new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()
}

/** What a posted form asks for, and what of it still stands as it was seen. A form that does not say what was seen asks for all. */
export function readTouched(form: Field[]): { touched: Field[]; untouched: Field[] } {
  const seen = form.find(([name]) => name === 'seen')?.[1]
  if (seen === undefined) return { touched: form, untouched: [] }
  const before = new Map(new URLSearchParams(seen.split('&', mostSeen).join('&')))
  const stands = ([name, value]: Field) =>
    /^(?:(?:set_quantity|comment|wrap)\[|comment$)/.test(name) && plain(value) === plain(before.get(name) ?? '')
  return { touched: form.filter((field) => !stands(field)), untouched: form.filter(stands) }
}

/** A text as it is kept, whichever line ends a browser has given it. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}
