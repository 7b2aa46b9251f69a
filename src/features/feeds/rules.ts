import type { Message } from '#shared/text.ts'
import { feedsTexts } from './texts.ts'

/** The products of an import, by outcome. */
export interface ImportCounts {
  created: number
  changed: number
  unchanged: number
  refused: number
}

export const noCounts: Readonly<ImportCounts> = { created: 0, changed: 0, unchanged: 0, refused: 0 }

export function totalCount({ created, changed, unchanged, refused }: ImportCounts): number {
  return created + changed + unchanged + refused
}

/** The counts of two files of one source. */
export function sumCounts(one: ImportCounts, other: ImportCounts): ImportCounts {
  return {
    created: one.created + other.created,
    changed: one.changed + other.changed,
    unchanged: one.unchanged + other.unchanged,
    refused: one.refused + other.refused,
  }
}

/**
 * Returns why an import with this many refusals failed; null when it did not.
 * @param percent share of refusals that is allowed
 */
export function tooManyRefused(
  { created, changed, unchanged, refused }: ImportCounts,
  percent: number,
): Message | null {
  const taken = created + changed + unchanged
  if (refused === 0) return null
  if (taken === 0) return { text: feedsTexts.allRefused }
  if (refused * 100 <= (taken + refused) * percent) return null
  return { text: feedsTexts.manyRefused, values: { percent } }
}
