/** By what a list can be narrowed, besides the price; a parameter by its id. */
export type FilterId = (typeof fixedFilters)[number] | `parameter_${number}`

/** What a list is narrowed to: of each filter any of the values, of all filters at once. */
export interface ListFilters {
  /** In whole units of the shop's currency, both ends included; null: open. */
  price: { from: number | null; to: number | null } | null
  /** Filters in their one order, each with at least one value. */
  chosen: { filter: FilterId; values: string[] }[]
}

/** The part of an address that is asked here: URLSearchParams is one. */
interface QueryParameters {
  keys: () => Iterable<string>
  get: (name: string) => string | null
  getAll: (name: string) => string[]
}

export const noFilters: ListFilters = { price: null, chosen: [] }

/** In the order of addresses and panels; parameters stand before the sizes. */
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

/** The filters that an address names (`filter_price=10-200`, `filter_producer=7` …); what it cannot mean is dropped. */
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

function readValues(filter: FilterId, asked: string[]): string[] {
  const fits = filter.startsWith('parameter_') ? allowed.producer : allowed[filter as keyof typeof allowed]
  return [...new Set(asked.filter(fits))].sort(byNumberOrLetters).slice(0, maxValues)
}

function byNumberOrLetters(a: string, b: string): number {
  if (id.test(a) && id.test(b)) return Number(a) - Number(b)
  return a < b ? -1 : 1
}

/** 'from-to'; a form without scripts sends both ends by themselves. */
function readPrice(query: QueryParameters): ListFilters['price'] {
  const whole = /^(\d{0,7})-(\d{0,7})$/.exec(query.get('filter_price') ?? '')
  const ends = whole?.slice(1) ?? [query.get('filter_price_from') ?? '', query.get('filter_price_to') ?? '']
  const [from = null, to = null] = ends.map((end) => (/^\d{1,7}$/.test(end) ? Number(end) : null))
  return from === null && to === null ? null : { from, to }
}

/** Their names and values in an address, each state in one way only. */
export function writeFilters({ price, chosen }: ListFilters): [name: string, value: string][] {
  return [
    ...(price ? [['filter_price', `${price.from ?? ''}-${price.to ?? ''}`] satisfies [string, string]] : []),
    ...chosen.flatMap(({ filter, values }) => values.map((value): [string, string] => [`filter_${filter}`, value])),
  ]
}

/** Whether the price begins above its end: such a filter is not applied, it is marked (B5.80). */
export function isInvertedPriceRange(price: ListFilters['price']): boolean {
  return price !== null && price.from !== null && price.to !== null && price.from > price.to
}

/** How many values are chosen; the price is one. */
export function countChosen({ price, chosen }: ListFilters): number {
  return chosen.reduce((sum, { values }) => sum + values.length, price ? 1 : 0)
}

/** The same filters without one value. */
export function withoutValue({ price, chosen }: ListFilters, filter: FilterId, value: string): ListFilters {
  const left = chosen.map((one) =>
    one.filter === filter ? { filter, values: one.values.filter((other) => other !== value) } : one,
  )
  return { price, chosen: left.filter(({ values }) => values.length > 0) }
}

/** The digits of what was typed into a price, at most seven (B5.81). */
export function priceDigits(typed: string): string {
  return typed.replace(/\D/g, '').slice(0, 7)
}

/** Where a list says that the ends of its price were converted: the place that an address with it leads to, and hidden from all others. */
export const convertedPriceAnchor = 'cena-przeliczona'
