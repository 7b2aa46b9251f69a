import { beginVisit } from '#features/customers/actions/sessions.ts'
import { replaceNul } from '#shared/plain-text.ts'
import { type Shop, transaction } from '#shop'
import { emptyOrderFields, type OrderFields } from '../rules/order-form.ts'
import { saveDraft } from '../writes.ts'

/** In characters: longer than any field accepts. */
const longestField = 1_000

/**
 * Stores what the visitor has typed into the order, right or wrong, so that nothing is lost. Other fields than the order's are left out. A
 * stranger has no basket, and so nothing to order.
 */
export async function saveCheckoutDraft(shop: Shop, typed: OrderFields): Promise<void> {
  if (shop.visitor.visitId === null && shop.visitor.customerId === null) return
  const fields = Object.fromEntries(
    Object.entries(emptyOrderFields).map(([name, empty]) => [name, storable(typed[name] ?? empty)]),
  )
  await transaction(shop, async (shop) => {
    const visitId = await beginVisit(shop)
    await saveDraft(shop, { visitId, customerId: shop.visitor.customerId, fields })
  })
}

/** Neither a NUL nor half a character is accepted by a column. */
function storable(typed: string): string {
  return replaceNul(typed).slice(0, longestField).toWellFormed()
}
