import { beginVisit } from '#features/customers/actions/sessions.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { getFavouriteProducts } from '../queries/saved-products.ts'
import { type ComparisonChange, type ComparisonOutcome, applyComparisonChange as change } from '../rules/comparison.ts'
import { lockComparison, saveComparison } from '../writes.ts'

/**
 * Adds a product to the visitor's comparison, removes one or all. Stored with the visit, for clients too, since a comparison is only needed now, on
 * this device.
 * A visitor without cookies gets a visit with the first product, not by an attempt that fails.
 */
export function changeComparison(shop: Shop, requested: ComparisonChange): Promise<ComparisonOutcome> {
  return transaction(shop, async (shop) => {
    const alone = change(
      [],
      requested,
      await soldAmong(shop, requested.productId === null ? [] : [requested.productId]),
    )
    const isNoChange = alone.outcome.status === 'error' || (shop.visitor.visitId === null && alone.ids.length === 0)
    if (isNoChange) return alone.outcome
    const visitId = await beginVisit(shop)
    const stored = await lockComparison(shop, visitId)
    const { ids, outcome } = change(stored, requested, await soldAmong(shop, [...stored, ...alone.ids]))
    await saveComparison(shop, visitId, ids)
    return outcome
  })
}

async function soldAmong(shop: PublicShop, ids: number[]): Promise<Set<number>> {
  const products = await getFavouriteProducts(shop, ids)
  return new Set([...products.values()].flatMap(({ id, withdrawn }) => (withdrawn ? [] : id)))
}
