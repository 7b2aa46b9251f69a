import { announceSettingsChange } from '#platform/settings.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { unknownPlaces } from '../rules.ts'
import { deleteWords, upsertWords } from '../writes.ts'

export type WordsRefusal = { reason: 'unknown-places'; places: string[] } | { reason: 'too-long' }

/** Puts the shop's own words in the place of the Polish default (A1.2); null brings the default back. */
export async function changeWords(
  shop: PublicShop,
  { key, template, words }: { key: string; template: string; words: string | null },
): Promise<Result<null, WordsRefusal>> {
  const places = unknownPlaces(template, words ?? '')
  if (places.length > 0) return refused({ reason: 'unknown-places', places })
  if (words && words.length > 10_000) return refused({ reason: 'too-long' })
  await transaction(shop, async (shop) => {
    if (words === null) await deleteWords(shop, key)
    else await upsertWords(shop, key, words)
    await announceSettingsChange(shop.database)
  })
  return done(null)
}
