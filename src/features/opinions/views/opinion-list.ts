import type { PublicShop } from '#shop'
import { getOpinions, getRatingCounts } from '../queries/published-opinions.ts'
import {
  countMatching,
  type Opinion,
  type OpinionSubject,
  opinionsPerPage,
  type RatingCount,
} from '../rules/opinion.ts'
import type { OpinionFilter } from '../rules/opinion-list.ts'

export interface FilteredOpinions {
  filter: OpinionFilter
  counts: RatingCount[]
  /** Of the page that the filter asks for. */
  opinions: Opinion[]
}

/** One page of the opinions that a filter leaves; null for a page beyond the last one. */
export async function getOpinionList(
  shop: PublicShop,
  subject: OpinionSubject,
  filter: OpinionFilter,
): Promise<FilteredOpinions | null> {
  const counts = await getRatingCounts(shop, subject)
  const offset = (filter.page - 1) * opinionsPerPage
  if (filter.page > 1 && offset >= countMatching(counts, filter)) return null
  return { filter, counts, opinions: await getOpinions(shop, subject, { ...filter, offset, limit: opinionsPerPage }) }
}
