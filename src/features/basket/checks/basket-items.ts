import { type Decimal, parseDecimal } from '#shared/decimal.ts'
import { isOn } from '#shared/wire-flag.ts'
import type { BasketItem } from '../rules/items.ts'
import { mostLines } from '../rules/line-limit.ts'

export type Fields = Iterable<[string, string]>

const longestAdditional = 255
const longestComment = 255

/** One product, as the form of its page and links send it: product, size, number, additional … (WIRE, /basketchange.php). */
export function readSingleItem(fields: Fields): BasketItem {
  const values = new Map(fields)
  return readItem((name) => values.get(name), 'number', '1')
}

/** Any set of products under indexes from 0 or 1: product[i], size[i], set_quantity[i] … One above `mostLines` at most is read. */
export function readItems(fields: Fields): BasketItem[] {
  const rows = new Map<string, Map<string, string>>()
  for (const [name, value] of fields) {
    const match = /^(\w{1,30})\[(\d{1,9})\]$/.exec(name)
    const [, field = '', index = ''] = match ?? []
    if (!match) continue
    const row = rows.get(index) ?? new Map<string, string>()
    row.set(field, value)
    if (rows.size <= mostLines) rows.set(index, row)
  }
  return [...rows.values()].map((row) => readItem((name) => row.get(name), 'set_quantity', ''))
}

function readItem(field: (name: string) => string | undefined, quantity: string, without: string): BasketItem {
  const product = (field('product') ?? '').trim()
  return {
    product: product.slice(0, 20),
    size: (field('size') ?? '').trim().slice(0, 50),
    productId: /^\d{1,9}$/.test(product) ? Number(product) : null,
    additional: readText(field('additional'), longestAdditional),
    quantity: readWireQuantity(field(quantity) ?? without),
    comment: readText(field('comment')?.slice(0, longestComment), longestComment, null),
    unsupported: ['forpoints', 'subscription', 'gift'].some((name) => isOn(field(name))) || field('mode') === '2',
  }
}

/** '1', '0,5', '1 200': a quantity from another program is read strictly, so that '2e3' or '-3' orders nothing. */
function readWireQuantity(text: string): Decimal | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  if (whole.replace(/^0+/, '').length > 9) return parseDecimal('999999999')
  return parseDecimal(`${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.slice(0, 6) || '0'}`)
}

function readText<None>(text: string | undefined, longest: number, none: None | '' = ''): string | null | None {
  if (text === undefined) return none
  const trimmed = text.trim()
  const printable = !/[\p{Cc}\p{Cs}]/u.test(trimmed.replace(/[\n\r\t]/g, ' '))
  return trimmed.length <= longest && printable ? trimmed : null
}
