import {
  type FieldReader,
  isListField,
  type ListFields,
  parseWireQuantity,
  readListFields,
  readRequestedOptions,
} from '#features/offers/checks.ts'
import { truncateComment } from '#shared/comment.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { BasketItem } from './rules/basket-items.ts'
import { maxLines } from './rules/change-lines.ts'

export type Fields = Iterable<[string, string]>

const longestAdditional = 255
/** Of a configuration that our own forms send again. */
const longestRepeated = 500

/** One product, as sent by the form of its page and by links: product, size, number, additional … (the contract of /basketchange.php). */
export function readSingleItem(fields: Fields): BasketItem {
  const values = new Map(fields)
  return readItem((name) => values.get(name), 'number', '1', readListFields(fields))
}

/**
 * The products of a request under indexes from 0 or 1, with gaps: product[i], size[i], set_quantity[i] …, for bundles and configured products
 * also bundled_size[i][n] and configuration[i][key] (A3.10). At most one more than `maxLines` is read.
 */
export function readBasketItems(fields: Fields): BasketItem[] {
  const rows = new Map<string, [string, string][]>()
  for (const [name, value] of fields) {
    const [, field = '', index = '', rest = ''] = /^(\w{1,30})\[(\d{1,9})\](\[[\w-]{1,50}\])?$/.exec(name) ?? []
    if (field === '' || (rest !== '' && !isListField(field))) continue
    const row = rows.get(index) ?? []
    row.push([field + rest, value])
    if (rows.size <= maxLines) rows.set(index, row)
  }
  return [...rows].map(([position, row]) => {
    const values = new Map(row)
    return { ...readItem((name) => values.get(name), 'set_quantity', '', readListFields(row)), position }
  })
}

function readItem(field: FieldReader, quantity: string, without: string, lists: ListFields): BasketItem {
  const product = (field('product') ?? '').trim()
  return {
    product: product.slice(0, 20),
    size: (field('size') ?? '').trim().slice(0, 50),
    productId: /^\d{1,9}$/.test(product) ? Number(product) : null,
    additional: readText(field('additional'), field('terms') ? longestRepeated : longestAdditional),
    quantity: parseWireQuantity(field(quantity) ?? without),
    ...readComment(field('comment')),
    options: readRequestedOptions(field, lists),
    gift: isFlagOn(field('gift')),
    unsupported: field('mode') === '2',
  }
}

/** A comment that is too long is cut and marked (A5.10). */
function readComment(typed: string | undefined): Pick<BasketItem, 'comment' | 'commentCut'> {
  if (typed === undefined) return { comment: null }
  const { text, cut } = truncateComment(typed)
  return { comment: text.trim(), commentCut: cut }
}

function readText(text: string | undefined, longest: number): string | null {
  if (text === undefined) return ''
  const trimmed = text.trim()
  const printable = !/[\p{Cc}\p{Cs}]/u.test(trimmed.replace(/[\n\r\t]/g, ' '))
  return trimmed.length <= longest && printable ? trimmed : null
}

type Field = [name: string, value: string]

/**
 * Fields with missing indexes filled in as PHP does: each name separately, from one above its highest index so far ('product[]', 'product[]'
 * are 'product[0]', 'product[1]'). Other fields are unchanged.
 */
export function countIndexes(fields: Iterable<Field>): Field[] {
  const next = new Map<string, number>()
  return [...fields].map(([name, value]): Field => {
    const [, field = '', index = '', rest = ''] = /^(\w{1,30})\[(\d{0,9})\](.*)$/.exec(name) ?? []
    if (field === '') return [name, value]
    const counted = index === '' ? (next.get(field) ?? 0) : Number(index)
    next.set(field, Math.max(next.get(field) ?? 0, counted + 1))
    return [index === '' ? `${field}[${counted}]${rest}` : name, value]
  })
}
