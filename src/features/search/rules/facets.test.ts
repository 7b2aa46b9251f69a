import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CountedValue, maxFacetItems, toFacets } from './facets.ts'
import { type FilterId, noFilters } from './list-filters.ts'

const counted = (filter: FilterId, ...counts: number[]): CountedValue[] =>
  counts.map((count, index) => ({
    filter,
    filterName: filter.startsWith('parameter_') ? 'Materiał' : '',
    position: 0,
    value: String(index + 1),
    name: `wartość ${index + 1}`,
    count,
  }))
const chosen = (filter: FilterId, value: string) => ({ price: null, chosen: [{ filter, values: [value] }] })

test.each<[string, CountedValue[], typeof noFilters, number, FilterId[]]>([
  ['a parameter of two products', counted('parameter_1', 2), noFilters, 3, []],
  ['a parameter of three', counted('parameter_1', 3), noFilters, 3, ['parameter_1']],
  ['three with a value each', counted('parameter_1', 1, 1, 1), noFilters, 3, ['parameter_1']],
  [
    'one without matches, but with a chosen value',
    counted('parameter_1', 0),
    chosen('parameter_1', '1'),
    3,
    ['parameter_1'],
  ],
  ['a rare one next to a chosen one', counted('parameter_1', 1), chosen('parameter_2', '1'), 3, []],
  ['a rare one, when the merchant allows it', counted('parameter_1', 1), noFilters, 1, ['parameter_1']],
  [
    'producers, sizes and flags',
    [...counted('producer', 1), ...counted('size', 1), ...counted('new', 1)],
    noFilters,
    3,
    ['producer', 'size', 'new'],
  ],
])('%s: the filters are %4$j', (_, values, filters, least, offered) => {
  expect(toFacets(values, { found: 3, filters, least }).map(({ filter }) => filter)).toEqual(offered)
})

test('a chosen value keeps its filter with all its values, so that it can be changed', () => {
  const [facet] = toFacets(counted('parameter_1', 1, 1), {
    found: 1,
    filters: chosen('parameter_1', '2'),
    least: 3,
  })
  expect(facet?.items.map(({ value, chosen }) => [value, chosen])).toEqual([
    ['1', false],
    ['2', true],
  ])
})

interface RankedFilter {
  filter: FilterId
  name?: string
  position?: number
  counts: number[]
}

test.each<[string, RankedFilter[], string[]]>([
  [
    'those of most products come first, not those of the first letter',
    [
      { filter: 'parameter_1', name: 'Format', counts: [10] },
      { filter: 'parameter_2', name: 'Kolor', counts: [20, 20] },
    ],
    ['Kolor', 'Format'],
  ],
  [
    'of as many products, by name',
    [
      { filter: 'parameter_1', name: 'Żaroodporność', counts: [30] },
      { filter: 'parameter_2', name: 'Zmywarka', counts: [15, 15] },
    ],
    ['Zmywarka', 'Żaroodporność'],
  ],
  [
    'a product that counts for several values is one product',
    [
      { filter: 'parameter_1', name: 'Smak', counts: [90, 90] },
      { filter: 'parameter_2', name: 'Kolor', counts: [100] },
    ],
    ['Kolor', 'Smak'],
  ],
  [
    'the order of the merchant is stronger',
    [
      { filter: 'parameter_1', name: 'Kolor', position: 2, counts: [100] },
      { filter: 'parameter_2', name: 'Splot', position: 1, counts: [10] },
    ],
    ['Splot', 'Kolor'],
  ],
  [
    'sizes and series are ranked among parameters, statements of the offer stand last',
    [
      { filter: 'new', counts: [100] },
      { filter: 'series', counts: [20] },
      { filter: 'size', counts: [40] },
      { filter: 'parameter_1', name: 'Kolor', counts: [30] },
      { filter: 'producer', counts: [60, 40] },
    ],
    ['producer', 'size', 'Kolor', 'series', 'new'],
  ],
  [
    'those of less than a tenth are rare',
    [
      { filter: 'parameter_1', name: 'Kieszenie', counts: [9] },
      { filter: 'parameter_2', name: 'Format', counts: [10] },
    ],
    ['Format', 'Kieszenie (rare)'],
  ],
])('filters of a list of 100 products: %s', (_, ranked, expected) => {
  const values = ranked.flatMap(({ filter, name = '', position = 0, counts }) =>
    counted(filter, ...counts).map((value) => ({ ...value, filterName: name, position })),
  )
  const facets = toFacets(values, { found: 100, filters: noFilters, least: 1 })
  expect(facets.map(({ filter, name, rare }) => `${name || filter}${rare ? ' (rare)' : ''}`)).toEqual(expected)
})

test('filters and values have one order, whatever order the database returns them in', () => {
  const alike = Array<number>(maxFacetItems + 10).fill(1)
  const values = [
    ...counted('parameter_2', ...alike),
    ...counted('parameter_10', ...alike),
    ...counted('producer', ...alike),
  ]
  const request = { found: maxFacetItems, filters: noFilters, least: 1 }
  const all = fc.shuffledSubarray(values, { minLength: values.length })
  fc.assert(
    fc.property(all, (shuffled) => {
      expect(toFacets(shuffled, request)).toEqual(toFacets(values, request))
    }),
  )
})

test.each<[FilterId, string[]]>([
  ['parameter_1', ['70 ml', '300 ml', '1 l', '1,2 l']],
  ['size', ['50 g', '100 g', '1 kg']],
  ['size', ['2 cm', '10 cm', '1,2 m']],
])('values of %s are in natural order: %j', (filter, names) => {
  const values = counted(filter, ...names.map(() => 1)).map((value, index) => {
    const name = names[names.length - 1 - index] ?? ''
    return { ...value, name, value: filter === 'size' ? name : value.value }
  })
  const [facet] = toFacets(values, { found: 3, filters: noFilters, least: 1 })
  expect(facet?.items.map(({ name }) => name)).toEqual(names)
})
