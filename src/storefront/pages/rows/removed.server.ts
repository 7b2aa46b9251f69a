import { findEntries } from '#features/lists/reads/find-entries.ts'
import { readWishes, writeWishes } from '#features/lists/rules/written-wishes.ts'
import type { Removed } from '#features/lists/ui/removed-notice.tsx'
import type { PublicShop } from '#shop'

/** What an address says has just been taken out, by name; null when it says nothing, or what is not sold any more. */
export async function removedWishes(shop: PublicShop, written: string | null, most: number): Promise<Removed | null> {
  if (!written) return null
  const found = (await findEntries(shop, readWishes(written, most))).filter(({ entry }) => entry && !entry.gone)
  if (found.length === 0) return null
  return { wishes: writeWishes(found), names: found.flatMap(({ entry }) => entry?.product.name ?? []) }
}
