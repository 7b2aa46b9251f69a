import { expect, test } from 'vitest'
import type { Facet } from './facets.ts'
import type { FilterId } from './list-filters.ts'
import { steadyFacets } from './steady-facets.ts'

const facet = (filter: FilterId, values: Record<string, number>, chosen = ''): Facet => ({
  ...{ filter, name: '', rare: false },
  items: Object.entries(values).map(([value, count]) => ({ value, name: value, count, chosen: value === chosen })),
})
const colour = facet('parameter_2', { beżowy: 2, kremowy: 9 })
const producer = facet('producer', { 'Siwa Glina': 20, 'Wypał 1240': 26 })
const capacity = facet('parameter_3', { '300 ml': 4 })
const country = facet('parameter_9', { Polska: 46 })
const whole = { facets: [producer, colour, capacity, country], count: 46 }

test('a filter of the whole list stays in its place when what is chosen leaves one value of it, or none', () => {
  const chosen = facet('parameter_2', { beżowy: 2, kremowy: 9 }, 'beżowy')
  const filtered = { facets: [chosen, facet('producer', { 'Wypał 1240': 2 })], count: 2 }
  expect(steadyFacets(whole, filtered)).toEqual([
    facet('producer', { 'Wypał 1240': 2 }),
    chosen,
    facet('parameter_3', { '300 ml': 0 }),
  ])
})

test('a filter whose every value all products have is none, until its value is chosen', () => {
  expect(steadyFacets(whole, whole)).toEqual([producer, colour, capacity])
  const chosen = facet('parameter_9', { Polska: 46 }, 'Polska')
  expect(steadyFacets(whole, { facets: [producer, chosen], count: 46 })).toContainEqual(chosen)
})

test('a chosen value that the list no longer has can be removed; other filters do not appear', () => {
  const gone = facet('parameter_77', { zielony: 0 }, 'zielony')
  const other = facet('parameter_78', { tak: 1 })
  expect(steadyFacets(whole, { facets: [gone, other], count: 0 }).map(({ filter }) => filter)).toEqual([
    ...['producer', 'parameter_2', 'parameter_3', 'parameter_77'],
  ])
})
