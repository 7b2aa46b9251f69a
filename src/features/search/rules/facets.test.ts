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
  expect(toFacets(values, filters, least).map(({ filter }) => filter)).toEqual(offered)
})

test('a chosen value keeps its filter with all its values, so that it can be changed', () => {
  const [facet] = toFacets(counted('parameter_1', 1, 1), chosen('parameter_1', '2'), 3)
  expect(facet?.items.map(({ value, chosen }) => [value, chosen])).toEqual([
    ['1', false],
    ['2', true],
  ])
})

test('filters and values have one order, whatever order the database returns them in', () => {
  const alike = Array<number>(maxFacetItems + 10).fill(1)
  const values = [
    ...counted('parameter_2', ...alike),
    ...counted('parameter_10', ...alike),
    ...counted('producer', ...alike),
  ]
  const all = fc.shuffledSubarray(values, { minLength: values.length })
  fc.assert(
    fc.property(all, (shuffled) => {
      expect(toFacets(shuffled, noFilters, 1)).toEqual(toFacets(values, noFilters, 1))
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
  const [facet] = toFacets(values, noFilters, 1)
  expect(facet?.items.map(({ name }) => name)).toEqual(names)
})
