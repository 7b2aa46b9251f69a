import type { Currency } from '#shared/money.ts'

/** The filters of a list besides the price; a parameter by its id. */
export type FilterId = (typeof fixedFilters)[number] | `parameter_${number}`

/** The filters that are set: a product must match any value of each filter, and all filters. */
export interface ListFilters {
  /** In whole units of the shop's currency, both ends included; null: open. */
  price: { from: number | null; to: number | null } | null
  /** Filters in canonical order, each with at least one value. */
  chosen: { filter: FilterId; values: string[] }[]
}

/** The part of a URL's query that is read here; URLSearchParams implements it. */
interface QueryParameters {
  keys: () => Iterable<string>
  get: (name: string) => string | null
  getAll: (name: string) => string[]
}

export const noFilters: ListFilters = { price: null, chosen: [] }

/** In the order of URLs and panels; parameters come before the sizes. */
export const fixedFilters = ['producer', 'series', 'size', 'availability', 'express', 'promotion', 'new'] as const

const maxValues = 30
const maxParameters = 20
const id = /^[1-9]\d{0,8}$/
const flag = ['y']
const allowed: Record<(typeof fixedFilters)[number], (value: string) => boolean> = {
  producer: (value) => id.test(value),
  series: (value) => id.test(value),
  size: (value) => /^[^\p{Cc}\p{Cs}]{1,40}$/u.test(value),
  availability: (value) => ['order', 'stock'].includes(value),
  express: (value) => flag.includes(value),
  promotion: (value) => flag.includes(value),
  new: (value) => flag.includes(value),
}

/** The filters that a URL names (`filter_price=10-200`, `filter_producer=7` …); invalid ones are dropped. */
export function readFilters(query: QueryParameters): ListFilters {
  const parameters = [...new Set(query.keys())]
    .flatMap((name) => /^filter_parameter_([1-9]\d{0,8})$/.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b)
    .slice(0, maxParameters)
  const filters: FilterId[] = [
    ...fixedFilters.slice(0, 2),
    ...parameters.map((parameter) => `parameter_${parameter}` as const),
    ...fixedFilters.slice(2),
  ]
  return {
    price: readPrice(query),
    chosen: filters.flatMap((filter) => {
      const values = readValues(filter, query.getAll(`filter_${filter}`))
      return values.length > 0 ? [{ filter, values }] : []
    }),
  }
}

function readValues(filter: FilterId, values: string[]): string[] {
  const fits = filter.startsWith('parameter_') ? allowed.producer : allowed[filter as keyof typeof allowed]
  return [...new Set(values.filter(fits))].sort(byNumberOrLetters).slice(0, maxValues)
}

function byNumberOrLetters(a: string, b: string): number {
  if (id.test(a) && id.test(b)) return Number(a) - Number(b)
  return a < b ? -1 : 1
}

/** 'from-to'; a form without scripts sends both bounds separately. */
function readPrice(query: QueryParameters): ListFilters['price'] {
  const whole = /^(\d{0,7})-(\d{0,7})$/.exec(query.get('filter_price') ?? '')
  const ends = whole?.slice(1) ?? [query.get('filter_price_from') ?? '', query.get('filter_price_to') ?? '']
  const [from = null, to = null] = ends.map((end) => (/^\d{1,7}$/.test(end) ? Number(end) : null))
  return from === null && to === null ? null : { from, to }
}

/** The names and values in a URL; each state has exactly one form. */
export function writeFilters({ price, chosen }: ListFilters): [name: string, value: string][] {
  return [
    ...(price ? [['filter_price', `${price.from ?? ''}-${price.to ?? ''}`] satisfies [string, string]] : []),
    ...chosen.flatMap(({ filter, values }) => values.map((value): [string, string] => [`filter_${filter}`, value])),
  ]
}

/** Whether the lower price bound is above the upper one: such a filter is marked as wrong and not applied (B5.80). */
export function isInvertedPriceRange(price: ListFilters['price']): boolean {
  return price !== null && price.from !== null && price.to !== null && price.from > price.to
}

/** How many values are chosen; the price counts as one. */
export function countChosen({ price, chosen }: ListFilters): number {
  return chosen.reduce((sum, { values }) => sum + values.length, price ? 1 : 0)
}

/** The filters without one value. */
export function withoutValue({ price, chosen }: ListFilters, filter: FilterId, value: string): ListFilters {
  const left = chosen.map((one) =>
    one.filter === filter ? { filter, values: one.values.filter((other) => other !== value) } : one,
  )
  return { price, chosen: left.filter(({ values }) => values.length > 0) }
}

/** The digits typed into a price field, at most seven (B5.81). */
export function priceDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 7)
}

/** The anchor of the note that the price bounds were converted; the note is hidden unless the URL targets it. */
export const convertedPriceAnchor = 'cena-przeliczona'

/**
 * The URL of a list in another currency, with the price filter converted, on the first page and with the anchor of the note about it. Other URLs are
 * returned unchanged.
 */
export function convertListAddress(address: string, from: Currency, to: Currency): string {
  const [path = '', query] = address.split('?', 2)
  const parameters = new URLSearchParams(query)
  const { price } = readFilters(parameters)
  if (!price || isInvertedPriceRange(price) || from.format.code === to.format.code) return address
  const ends = convertPriceFilter(price, from, to)
  for (const name of ['filter_price_from', 'filter_price_to', 'strona']) parameters.delete(name)
  parameters.set('filter_price', `${ends.from ?? ''}-${ends.to ?? ''}`)
  return `${path}?${parameters}#${convertedPriceAnchor}`
}

const highestPrice = 9_999_999

/**
 * Converts the bounds of a price filter into whole units of another currency, rounded outwards, so that no product drops out. An inverted range is
 * returned unchanged.
 */
export function convertPriceFilter(
  price: NonNullable<ListFilters['price']>,
  from: Pick<Currency, 'rate'>,
  to: Pick<Currency, 'rate'>,
): NonNullable<ListFilters['price']> {
  if (isInvertedPriceRange(price)) return price
  const converted = (end: number | null, up: bigint) =>
    end === null ? null : Math.min(highestPrice, Number((BigInt(end) * from.rate + up) / to.rate))
  return { from: converted(price.from, 0n), to: converted(price.to, to.rate - 1n) }
}
