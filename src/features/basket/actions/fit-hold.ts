import { shrinkHold } from '#features/catalogue/actions/give-back-hold.ts'
import { heldStock } from '#features/catalogue/reads/held-stock.ts'
import type { PublicShop } from '#shop'
import { offersOfSizes } from '../reads/find-offers.ts'
import type { Line } from '../rules/room.ts'
import { sharesOf } from '../rules/shares.ts'
import { holdMinutesSetting } from '../settings.ts'

/** Gives back what is held for a basket beyond what its lines need now. Under the basket's lock, after it has been changed. */
export async function fitHold(shop: PublicShop, basketId: number, lines: Line[]): Promise<void> {
  if (shop.settings.get(holdMinutesSetting) === 0) return
  const held = await heldStock(shop, basketId)
  if (!held) return
  const offers = await offersOfSizes(
    shop,
    lines.map(({ sizeId }) => sizeId),
  )
  const needed = lines.flatMap(({ sizeId, terms, quantity }) => {
    const offer = offers.get(sizeId)
    return offer ? { offer, parts: terms.parts, quantity } : []
  })
  await shrinkHold(shop, basketId, held, sharesOf(needed))
}
