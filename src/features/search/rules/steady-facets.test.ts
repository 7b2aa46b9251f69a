import { expect, test } from 'vitest'
import type { CountedValue } from './facets.ts'
import type { FilterId } from './list-filters.ts'
import { steadyFacets } from './steady-facets.ts'

const counted = (filter: FilterId, values: Record<string, number>): CountedValue[] =>
  Object.entries(values).map(([value, count]) => ({
    ...{ filter, filterName: '', position: 0, value, name: value, count },
  }))
const colour = { beżowy: 2, kremowy: 9 }
const producer = { 'Siwa Glina': 20, 'Wypał 1240': 26 }
const capacity = { '300 ml': 4 }
const whole = [
  ...counted('producer', producer),
  ...counted('parameter_2', colour),
  ...counted('parameter_3', capacity),
  ...counted('parameter_9', { Polska: 46 }),
]

/** The filters with the counts of their values, where of one filter a value is chosen. */
function shown(left: CountedValue[], filter?: FilterId, value = '', least = 1): Record<string, Record<string, number>> {
  const chosen = filter ? [{ filter, values: [value] }] : []
  const facets = steadyFacets(whole, left, { found: 46, filters: { chosen }, least })
  return Object.fromEntries(
    facets.map((facet) => [facet.filter, Object.fromEntries(facet.items.map((item) => [item.value, item.count]))]),
  )
}

test('filters and values of the whole list stay in their places; what a choice leaves nothing of says 0', () => {
  const left = [...counted('producer', { 'Wypał 1240': 2 }), ...counted('parameter_2', colour)]
  const facets = shown(left, 'parameter_2', 'beżowy')
  expect(facets).toEqual({
    producer: { 'Siwa Glina': 0, 'Wypał 1240': 2 },
    parameter_2: colour,
    parameter_3: { '300 ml': 0 },
  })
  const places = (shown: typeof facets) => Object.entries(shown).map(([filter, items]) => [filter, Object.keys(items)])
  expect(places(facets)).toEqual(places(shown(whole)))
})

test('a filter of few products counts what a choice leaves of it, though a whole list of so few would not have it', () => {
  const left = [...counted('parameter_2', colour), ...counted('parameter_3', { '300 ml': 1 })]
  expect(shown(left, 'parameter_2', 'beżowy', 4).parameter_3).toEqual({ '300 ml': 1 })
})

test('a filter whose every value all products have is none, until its value is chosen', () => {
  expect(Object.keys(shown(whole))).not.toContain('parameter_9')
  expect(shown(whole, 'parameter_9', 'Polska').parameter_9).toEqual({ Polska: 46 })
})

test('a chosen value that the list no longer has can be removed; other filters do not appear', () => {
  const left = [...counted('parameter_77', { zielony: 0 }), ...counted('parameter_78', { tak: 1 })]
  const facets = shown(left, 'parameter_77', 'zielony')
  expect(facets.parameter_77).toEqual({ zielony: 0 })
  expect(facets).not.toHaveProperty('parameter_78')
})
