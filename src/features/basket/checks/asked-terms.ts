import { isOn } from '#shared/wire-flag.ts'
import type { AskedTerms } from '../rules/asked-terms.ts'
import type { AskedPart } from '../rules/bundle.ts'
import { readTerms } from './line-terms.ts'
import { readWireQuantity } from './wire-quantity.ts'

/** One field of a line. */
export type Field = (name: string) => string | undefined
/** Fields of one line that stand several times, bundled_size[0] …, by name and index or key. */
export type Lists = Map<string, Map<string, string>>

const mostOfOneList = 60
const nameOfList = /^(?:bundled_\w{1,20}|configuration)$/

/** Whether a field of a line is one that stands several times. */
export function isList(name: string): boolean {
  return nameOfList.test(name)
}

/** The lists of a form for one product: bundled_product[n], bundled_size[n], bundled_quantity[n], configuration[key]. */
export function readLists(fields: Iterable<[string, string]>): Lists {
  const lists: Lists = new Map()
  for (const [name, value] of fields) {
    const [, list = '', key = ''] = /^(\w{1,30})\[([\w-]{1,50})\]$/.exec(name) ?? []
    if (!isList(list)) continue
    const values = lists.get(list) ?? new Map<string, string>()
    if (values.size < mostOfOneList) lists.set(list, values.set(key, value.slice(0, 1_000)))
  }
  return lists
}

/**
 * How a line shall be bought: `terms` as our own forms repeat them, else forpoints, subscription, days_in_period and the lists of the
 * wire. Null when they cannot be read.
 */
export function readAskedTerms(field: Field, lists: Lists): AskedTerms | null {
  const repeated = field('terms')
  if (repeated !== undefined) {
    const known = readTerms(repeated)
    return known && { known }
  }
  const subscription = isOn(field('subscription')) ? readDays(field('days_in_period')) : null
  const parts = readParts(lists)
  if (subscription === 'wrong' || parts === null) return null
  return {
    forPoints: isOn(field('forpoints')),
    subscription,
    parts,
    configuration: Object.fromEntries([...(lists.get('configuration') ?? [])].filter(([, value]) => value !== '')),
  }
}

function readDays(text = ''): number | 'first' | 'wrong' {
  if (text.trim() === '') return 'first'
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : 'wrong'
}

function readParts(lists: Lists): AskedPart[] | null {
  const at = (list: string, index: string) => lists.get(list)?.get(index)?.trim()
  const parts = [...(lists.get('bundled_product') ?? [])].map(([index, product]) => {
    const quantity = at('bundled_quantity', index)
    const exact = quantity ? readWireQuantity(quantity) : null
    return quantity && exact === null
      ? null
      : { product: product.trim(), size: at('bundled_size', index) ?? '', quantity: exact }
  })
  return parts.every((part) => part !== null) ? parts : null
}
