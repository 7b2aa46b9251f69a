import { giveBackHold } from '#features/catalogue/actions/give-back-hold.ts'
import type { Shop } from '#shop'
import { basketOwner } from '../reads/held-lines.ts'
import type { Goods } from '../rules/basket.ts'
import { holdMinutesSetting } from '../settings.ts'
import { lockBasket } from '../writes/lines.ts'

/**
 * Puts back what is held for the visitor's basket, right before an order takes these goods in the same transaction: no earlier,
 * since others wait for goods that are locked.
 */
export async function giveBackOwnHold(shop: Shop, { lines, extras }: Pick<Goods, 'lines' | 'extras'>): Promise<void> {
  const owner = basketOwner(shop.visitor)
  if (owner === null || shop.settings.get(holdMinutesSetting) === 0) return
  const taken = [
    ...lines.flatMap(({ sizeId, terms }) => [sizeId, ...terms.parts]),
    ...extras.map(({ offer }) => offer.size.id),
  ]
  await giveBackHold(shop, await lockBasket(shop, owner), taken)
}
