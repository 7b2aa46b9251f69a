import { readBasketItems } from '#features/basket/checks.ts'
import type { BasketLine } from '#features/basket/rules/basket.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import { maxLines } from '#features/basket/rules/change-lines.ts'
import { decimalText } from '#shared/decimal.ts'

/** Three for each line and two of the whole basket; a forged form could send enough fields to take seconds. */
const maxSnapshotFields = 3 * maxLines + 2

export type FormField = [name: string, value: string]

interface FormSnapshot {
  lines: Pick<BasketLine, 'id' | 'quantity' | 'comment' | 'wrapSizeId'>[]
  comment: string
  /** The wrapping of the whole basket. */
  wrapSizeId: number | null
  /** The offered wrappings; no other value appears in a field. */
  wraps: { sizeId: number }[]
}

/**
 * Returns the quantities, comments and wrappings of the basket's form at rendering, for one hidden field. It is sent with every button.
 * Each button posts the whole form, perhaps from an old tab: a field equal to its snapshot requests nothing, so it does not overwrite what
 * another tab has changed since.
 */
export function writeFormSnapshot({ lines, comment, wrapSizeId, wraps }: FormSnapshot): string {
  const wrapOf = (id: number | null) => (wraps.some(({ sizeId }) => sizeId === id) ? String(id) : '')
  const fields: FormField[] = [
    ...lines.flatMap((line, index): FormField[] => [
      [`set_quantity[${index}]`, decimalText(line.quantity)],
      [`comment[${index}]`, line.comment],
      [`wrap[${line.id}]`, wrapOf(line.wrapSizeId)],
    ]),
    ['comment', comment],
    ['wrap[all]', wrapOf(wrapSizeId)],
  ]
  return new URLSearchParams(fields.filter(([, value]) => value !== '')).toString()
}

/** Returns the changed and the unchanged fields of a posted form. In a form without a snapshot all fields are changed. */
export function readChangedFields(form: FormField[]): { touched: FormField[]; untouched: FormField[] } {
  const seen = form.find(([name]) => name === 'seen')?.[1]
  if (seen === undefined) return { touched: form, untouched: [] }
  const before = new Map(new URLSearchParams(seen.split('&', maxSnapshotFields).join('&')))
  const isUnchanged = ([name, value]: FormField) =>
    /^(?:(?:set_quantity|comment|wrap)\[|comment$)/.test(name) &&
    normalizeText(value) === normalizeText(before.get(name) ?? '')
  return { touched: form.filter((field) => !isUnchanged(field)), untouched: form.filter(isUnchanged) }
}

/** A text as it is stored, whatever line ends the browser sends. */
function normalizeText(text: string): string {
  return text.replace(/\r\n?/g, '\n').trim()
}

/**
 * Returns the line changes that the basket's form requests: changed quantities and comments, and 0 for the lines at the removed indexes.
 * Where only the comment has changed, the line keeps its current quantity; a line without a quantity is unchanged.
 */
export function readRequestedItems(touched: FormField[], untouched: FormField[], removed: string[]): BasketItem[] {
  const zeros = removed.map((index): FormField => [`set_quantity[${index}]`, '0'])
  const unchanged = untouched.filter(([name]) => name.startsWith('set_quantity'))
  const changed = rowIndexesOf([...touched, ...zeros], /^(?:set_quantity|comment)\[/)
  const counted = rowIndexesOf([...touched, ...unchanged, ...zeros], /^set_quantity\[/)
  const unchangedQuantities = rowIndexesOf(unchanged, /^set_quantity\[/).difference(
    rowIndexesOf([...touched, ...zeros], /^set_quantity\[/),
  )
  const fields = [...touched, ...unchanged, ...zeros].filter(([name]) => {
    const index = name.replace(/^\w+/, '')
    return changed.has(index) && counted.has(index)
  })
  return readBasketItems(fields).map((item) =>
    unchangedQuantities.has(`[${item.position}]`) ? { ...item, keepsQuantity: true } : item,
  )
}

/** '[0]', '[3]' …: the indexes of the fields of this kind. */
function rowIndexesOf(fields: FormField[], kind: RegExp): Set<string> {
  return new Set(fields.flatMap(([name]) => (kind.test(name) ? name.replace(/^\w+/, '') : [])))
}
