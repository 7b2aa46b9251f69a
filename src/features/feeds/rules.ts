import type { Message } from '#shared/text.ts'
import { feedsTexts } from './texts.ts'

interface Counts {
  created: number
  changed: number
  unchanged: number
  refused: number
}

/**
 * Returns why an import with this many refusals failed; null when it did not.
 * @param percent share of refusals that is allowed
 */
export function tooManyRefused({ created, changed, unchanged, refused }: Counts, percent: number): Message | null {
  const taken = created + changed + unchanged
  if (refused === 0) return null
  if (taken === 0) return { text: feedsTexts.allRefused }
  if (refused * 100 <= (taken + refused) * percent) return null
  return { text: feedsTexts.manyRefused, values: { percent } }
}
