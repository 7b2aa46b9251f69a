import { type Shop, transaction } from '#shop'
import { basketOwner, linesOfBasket } from '../reads/held-lines.ts'
import type { HeldLine } from '../rules/basket.ts'
import { deleteLines, lockBasket } from '../writes/lines.ts'
import { fitHold } from './fit-hold.ts'

/**
 * Takes all lines out of the visitor's basket; what he has chosen for the whole of it waits for the next. Answers with what was in it, so
 * that it can be undone.
 */
export async function clearBasket(shop: Shop): Promise<HeldLine[]> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return []
  return transaction(shop, async (shop) => {
    const basketId = await lockBasket(shop, owner)
    const lines = await linesOfBasket(shop, basketId)
    await deleteLines(
      shop,
      lines.map(({ id }) => id),
    )
    await fitHold(shop, basketId)
    return lines
  })
}
