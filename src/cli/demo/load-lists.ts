import { customerOfEmail } from '#features/customers/reads.ts'
import { createListFor } from '#features/lists/actions/create-list.ts'
import { listsOfClient } from '#features/lists/reads/shopping-lists.ts'
import { decimal } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import type { DemoPerson } from './demo-person.ts'
import type { LoadedProduct } from './load-prices.ts'

/** Gives demo clients who have no shopping lists those of db/demo. */
export async function loadLists(shop: PublicShop, people: DemoPerson[], products: LoadedProduct[]): Promise<void> {
  const ids = new Map(products.map(({ product, id }) => [product.id, id]))
  for (const { email, lists = [] } of people) {
    const customerId = lists.length > 0 ? await customerOfEmail(shop, email) : null
    if (customerId === null || (await listsOfClient(shop, customerId)).length > 0) continue
    for (const { products, ...list } of lists) {
      const wishes = Object.entries(products).map(([id, quantity]) => {
        const productId = ids.get(Number(id))
        if (productId === undefined) throw new Error(`db/demo/people.json: ${list.name}: ${id}`)
        return { productId, sizeId: null, quantity: decimal(quantity) }
      })
      const made = await createListFor(shop, customerId, { ...list, wishes })
      if (!made.ok) throw new Error(`db/demo/people.json: ${list.name}: ${made.problem.code}`)
    }
  }
}
