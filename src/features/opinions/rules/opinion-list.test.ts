import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beginningOf, countMatching, opinionRatings, sumRatings } from './opinion.ts'
import { allOpinions, opinionFilterQuery, readOpinionFilter } from './opinion-list.ts'

const filters = fc.record({
  ratings: fc.constantFrom<number[]>([], [1], [2], [3], [4], [5]),
  confirmedOnly: fc.boolean(),
  order: fc.constantFrom('helpful' as const, 'newest' as const),
  page: fc.integer({ min: 1, max: 9999 }),
})

describe('the filter of a list of opinions', () => {
  test('survives its address', () => {
    fc.assert(
      fc.property(filters, (filter) => {
        expect(readOpinionFilter(new URLSearchParams(opinionFilterQuery(filter)))).toEqual(filter)
      }),
    )
  })

  test.each(['', 'ocena=0', 'ocena=6', 'ocena=5.0', 'potwierdzone=tak', 'strona=0', 'strona=1e3', 'kolejnosc=x'])(
    'is none by the address ?%s',
    (query) => {
      expect(readOpinionFilter(new URLSearchParams(query))).toEqual(allOpinions)
      expect(opinionFilterQuery(allOpinions)).toBe('')
    },
  )
})

const counts = [
  { rating: 5, count: 7, confirmed: 6 },
  { rating: 4, count: 3, confirmed: 3 },
  { rating: 2, count: 1, confirmed: 0 },
]

describe('the numbers of opinions', () => {
  test.each([
    [[], false, 11],
    [[], true, 9],
    [[5], false, 7],
    [[5], true, 6],
    [[2], true, 0],
    [[3], false, 0],
    [[5, 4], true, 9],
  ])('B4.31 with the stars %j, of proven buyers only: %s, there are %i', (ratings, confirmedOnly, expected) => {
    expect(countMatching(counts, { ratings, confirmedOnly })).toBe(expected)
  })

  test('each opinion has one rating', () => {
    const all = opinionRatings.map((rating) => countMatching(counts, { ratings: [rating], confirmedOnly: false }))
    expect(all.reduce((sum, count) => sum + count, 0)).toBe(sumRatings(counts).count)
  })
})

describe('B9.18 the beginning of a text on a card', () => {
  test.each([
    ['krótki\ntekst', 'krótki tekst'],
    ['a'.repeat(95), 'a'.repeat(95)],
    ['a'.repeat(96), `${'a'.repeat(95)}…`],
    [`${'a'.repeat(90)}, i jeszcze`, `${'a'.repeat(90)}, i…`],
    [`${'a'.repeat(90)}, jeszcze`, `${'a'.repeat(90)}…`],
  ])('of %j is %j', (content, beginning) => {
    expect(beginningOf(content)).toBe(beginning)
  })

  test('is never longer than 95 characters and the dots', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (content) => {
        expect(beginningOf(content).length).toBeLessThanOrEqual(96)
      }),
    )
  })
})
