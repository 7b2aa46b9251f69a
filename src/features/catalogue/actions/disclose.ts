import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { type DisclosureInput, disclosureCheck } from '../checks/disclosure.ts'
import { sayIssue } from '../checks.ts'
import { idsBySlug } from '../writes/dictionaries.ts'
import { writeDisclosures } from '../writes/disclosures.ts'

/** Of a producer by slug, or of one product by number. */
export type Told = DisclosureInput & ({ producer: string } | { product: number })

/**
 * Says who answers for the safety of a producer's products or of one of them, of what they warn and what is warranted
 * (Regulation (EU) 2023/988, art. 19). What is left out stays. Whom it names and nobody knows is passed over.
 */
export function disclose(shop: PublicShop, all: Told[]): Promise<Result<void, Message[]>> {
  return transaction(shop, async (shop) => {
    const checked = all.map((told) => ({ told, ...disclosureCheck.safeParse(told, { reportInput: true }) }))
    const issues = checked.flatMap(({ error }) => error?.issues ?? [])
    if (issues.length > 0) return refused(issues.slice(0, 5).map(sayIssue))
    const producers = await idsBySlug(
      shop,
      'producer',
      all.flatMap((told) => ('producer' in told ? told.producer : [])),
    )
    const rows = checked.flatMap(({ told, data }) => (data ? [{ told, data }] : []))
    await writeDisclosures(
      shop,
      'producer',
      rows.flatMap(({ told, data }) => {
        const id = 'producer' in told ? producers.get(told.producer) : undefined
        return id === undefined ? [] : { ...data, id }
      }),
    )
    await writeDisclosures(
      shop,
      'product',
      rows.flatMap(({ told, data }) => ('product' in told ? { ...data, id: told.product } : [])),
    )
    await changed(shop, ['all'])
    return done(undefined)
  })
}
