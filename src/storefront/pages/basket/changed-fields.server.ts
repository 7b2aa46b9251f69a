import { readItems } from '#features/basket/checks.ts'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { maxLines } from '#features/basket/rules/change-lines.ts'
import { decimalText } from '#shared/decimal.ts'

/** Three for each line and two of the whole basket; a forged form could bring as many as would take seconds to read. */
const maxSnapshotFields = 3 * maxLines + 2

export type FormField = [name: string, value: string]

interface FormSnapshot {
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
export function writeFormSnapshot({ lines, comment, wrapSizeId, wraps }: FormSnapshot): string {
  const wrapOf = (id: number | null) => (wraps.some(({ sizeId }) => sizeId === id) ? String(id) : '')
  const fields: FormField[] = [
    ...lines.flatMap((line, place): FormField[] => [
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
export function readChangedFields(form: FormField[]): { touched: FormField[]; untouched: FormField[] } {
  const seen = form.find(([name]) => name === 'seen')?.[1]
  if (seen === undefined) return { touched: form, untouched: [] }
  const before = new Map(new URLSearchParams(seen.split('&', maxSnapshotFields).join('&')))
  const stands = ([name, value]: FormField) =>
    /^(?:(?:set_quantity|comment|wrap)\[|comment$)/.test(name) &&
    normalizeText(value) === normalizeText(before.get(name) ?? '')
  return { touched: form.filter((field) => !stands(field)), untouched: form.filter(stands) }
}

/** A text as it is kept, whichever line ends a browser has given it. */
function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

/**
 * What the basket's form asks of lines: quantities and comments that have been changed, and 0 for the lines at the places that are removed.
 * Of a line whose comment alone has been changed the quantity stays what it is by now; a line without a quantity stays as it is.
 */
export function readRequestedItems(touched: FormField[], untouched: FormField[], removed: string[]): BasketItem[] {
  const zeros = removed.map((place): FormField => [`set_quantity[${place}]`, '0'])
  const stay = untouched.filter(([name]) => name.startsWith('set_quantity'))
  const changed = rowIndexesOf([...touched, ...zeros], /^(?:set_quantity|comment)\[/)
  const counted = rowIndexesOf([...touched, ...stay, ...zeros], /^set_quantity\[/)
  const kept = rowIndexesOf(stay, /^set_quantity\[/).difference(rowIndexesOf([...touched, ...zeros], /^set_quantity\[/))
  const fields = [...touched, ...stay, ...zeros].filter(([name]) => {
    const place = name.replace(/^\w+/, '')
    return changed.has(place) && counted.has(place)
  })
  return readItems(fields).map((item) => (kept.has(`[${item.place}]`) ? { ...item, keepsQuantity: true } : item))
}

/** '[0]', '[3]' …: where fields of this kind stand. */
function rowIndexesOf(fields: FormField[], kind: RegExp): Set<string> {
  return new Set(fields.flatMap(([name]) => (kind.test(name) ? name.replace(/^\w+/, '') : [])))
}
