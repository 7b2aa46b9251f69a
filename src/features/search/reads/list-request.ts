import type { ListFilters } from '../rules/list-filters.ts'
import type { SortOrder } from '../rules.ts'
import type { UnderstoodText } from './understand-text.ts'

/** What a list is taken from: a category with all below it, or what a text finds. */
export type ListSource = { category: number } | { text: UnderstoodText }

/** Which products a list holds, in which order, and which page of it. */
export interface ListRequest {
  within: ListSource
  filters: ListFilters
  sort: SortOrder
  /** The other way round. */
  reversed?: boolean
  /** From 1. */
  page: number
  pageSize: number
}
