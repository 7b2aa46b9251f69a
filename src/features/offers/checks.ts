import { z } from 'zod'
import { type Decimal, parseDecimal } from '#shared/decimal.ts'
import { isFlagOn } from '#shared/wire-flag.ts'
import type { RequestedPart } from './rules/bundle.ts'
import { defaultLineOptions, type LineOptions, type RequestedOptions } from './rules/line-options.ts'

/** Returns one field of a line. */
export type FieldReader = (name: string) => string | undefined
/** List fields of one line, such as bundled_size[0], by name and index or key. */
export type ListFields = Map<string, Map<string, string>>

const mostOfOneList = 60
const nameOfList = /^(?:bundled_\w{1,20}|configuration)$/

/** Whether a field of a line is a list field. */
export function isListField(name: string): boolean {
  return nameOfList.test(name)
}

/** The lists of a form for one product: bundled_product[n], bundled_size[n], bundled_quantity[n], configuration[key]. */
export function readListFields(fields: Iterable<[string, string]>): ListFields {
  const lists: ListFields = new Map()
  for (const [name, value] of fields) {
    const [, list = '', key = ''] = /^(\w{1,30})\[([\w-]{1,50})\]$/.exec(name) ?? []
    if (!isListField(list)) continue
    const values = lists.get(list) ?? new Map<string, string>()
    if (values.size < mostOfOneList) lists.set(list, values.set(key, value.slice(0, 1_000)))
  }
  return lists
}

/**
 * The requested options of a line: from `terms` of our own forms, else from forpoints, subscription, days_in_period and the list fields of
 * the wire format. Null when they are invalid.
 */
export function readRequestedOptions(field: FieldReader, lists: ListFields): RequestedOptions | null {
  const repeated = field('terms')
  if (repeated !== undefined) {
    const known = parseLineOptions(repeated)
    return known && { known }
  }
  const subscription = isFlagOn(field('subscription')) ? readDays(field('days_in_period')) : null
  const parts = readParts(lists)
  if (subscription === 'wrong' || parts === null) return null
  return {
    forPoints: isFlagOn(field('forpoints')),
    subscription,
    parts,
    configuration: Object.fromEntries([...(lists.get('configuration') ?? [])].filter(([, value]) => value !== '')),
  }
}

function readDays(text = ''): number | 'first' | 'wrong' {
  if (text.trim() === '') return 'first'
  return /^[1-9]\d{0,3}$/.test(text.trim()) ? Number(text) : 'wrong'
}

function readParts(lists: ListFields): RequestedPart[] | null {
  const at = (list: string, index: string) => lists.get(list)?.get(index)?.trim()
  const parts = [...(lists.get('bundled_product') ?? [])].map(([index, product]) => {
    const quantity = at('bundled_quantity', index)
    const exact = quantity ? parseWireQuantity(quantity) : null
    return quantity && exact === null
      ? null
      : { product: product.trim(), size: at('bundled_size', index) ?? '', quantity: exact }
  })
  return parts.every((part) => part !== null) ? parts : null
}

const serializedOptions = z.object({
  points: z.literal(1).optional(),
  days: z.int().min(1).max(3650).optional(),
  parts: z.array(z.int().positive()).max(30).default([]),
  configuration: z.record(z.string().max(50), z.string().max(500)).default({}),
})

/** The options that `serializeLineOptions` wrote; null for any other text. */
export function parseLineOptions(text: string): LineOptions | null {
  if (text === '') return defaultLineOptions
  const { success, data } = serializedOptions.safeParse(parseJson(text))
  if (!success || Object.keys(data.configuration).length > 30) return null
  const { points, days = 0, parts, configuration } = data
  return { forPoints: points === 1, subscriptionDays: days, parts, configuration }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Parses '1', '0,5' or '1 200' from other programs strictly, so that '2e3' or '-3' orders nothing. */
export function parseWireQuantity(text: string): Decimal | null {
  const plain = text.replace(/[\s\u00a0]/g, '').replace(',', '.')
  if (!/^(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain)) return null
  const [whole = '', fraction = ''] = plain.split('.')
  if (whole.replace(/^0+/, '').length > 9) return parseDecimal('999999999')
  return parseDecimal(`${whole.replace(/^0+(?=\d)/, '') || '0'}.${fraction.slice(0, 6) || '0'}`)
}
