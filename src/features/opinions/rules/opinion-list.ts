import { opinionRatings } from './opinion.ts'

/** Which opinions a list shows. */
export interface OpinionFilter {
  /** With one of these numbers of stars; empty: with any. */
  ratings: number[]
  /** Only those of proven buyers. */
  confirmedOnly: boolean
  /** Those that help most, or the newest first. */
  order: 'helpful' | 'newest'
  /** From 1. */
  page: number
}

export const allOpinions: OpinionFilter = { ratings: [], confirmedOnly: false, order: 'helpful', page: 1 }

const names = { rating: 'ocena', confirmed: 'potwierdzone', order: 'kolejnosc', page: 'strona' }
const newest = 'najnowsze'

/** Reads the filter from an address; unknown values count as none. */
export function readOpinionFilter(query: URLSearchParams): OpinionFilter {
  const page = query.get(names.page) ?? ''
  const rating = opinionRatings.find((rating) => query.get(names.rating) === `${rating}`)
  return {
    ratings: rating === undefined ? [] : [rating],
    confirmedOnly: query.get(names.confirmed) === '1',
    order: query.get(names.order) === newest ? 'newest' : 'helpful',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** Returns the query of a filter in its canonical order, '' without one: '?ocena=5&potwierdzone=1'. */
export function opinionFilterQuery({ ratings: [rating], confirmedOnly, order, page }: OpinionFilter): string {
  const query = new URLSearchParams()
  if (rating !== undefined) query.set(names.rating, `${rating}`)
  if (confirmedOnly) query.set(names.confirmed, '1')
  if (order === 'newest') query.set(names.order, newest)
  if (page > 1) query.set(names.page, `${page}`)
  return query.size > 0 ? `?${query}` : ''
}
