import { beginVisit } from '#features/customers/actions/sessions.ts'
import { type PublicShop, type Shop, transaction } from '#shop'
import { getFavouriteProducts } from '../queries/saved-products.ts'
import { type ComparisonChange, type ComparisonOutcome, applyComparisonChange as change } from '../rules/comparison.ts'
import { lockComparison, saveComparison } from '../writes.ts'

/**
 * Adds a product to what the visitor compares, takes one out, or all. Kept with the visit, of clients too: who compares does so now,
 * on this device. A stranger gets a visit by his first product, not by asking in vain.
 */
export function changeComparison(shop: Shop, asked: ComparisonChange): Promise<ComparisonOutcome> {
  return transaction(shop, async (shop) => {
    const alone = change([], asked, await soldAmong(shop, asked.productId === null ? [] : [asked.productId]))
    const isVain = alone.outcome.status === 'error' || (shop.visitor.visitId === null && alone.ids.length === 0)
    if (isVain) return alone.outcome
    const visitId = await beginVisit(shop)
    const held = await lockComparison(shop, visitId)
    const { ids, outcome } = change(held, asked, await soldAmong(shop, [...held, ...alone.ids]))
    await saveComparison(shop, visitId, ids)
    return outcome
  })
}

async function soldAmong(shop: PublicShop, ids: number[]): Promise<Set<number>> {
  const products = await getFavouriteProducts(shop, ids)
  return new Set([...products.values()].flatMap(({ id, withdrawn }) => (withdrawn ? [] : id)))
}
