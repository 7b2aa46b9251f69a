import { shrinkHold } from '#features/catalogue/actions/give-back-hold.ts'
import { heldStock } from '#features/catalogue/reads/held-stock.ts'
import { one } from '#shared/decimal.ts'
import type { PublicShop } from '#shop'
import { offersOfSizes } from '../reads/find-offers.ts'
import { basketOf } from '../reads/held-lines.ts'
import { sharesOf } from '../rules/shares.ts'
import { holdMinutesSetting } from '../settings.ts'

/** Gives back what is held for a basket beyond what it needs now, gift and wrappings included. Under the basket's lock, after it has been changed. */
export async function fitHold(shop: PublicShop, basketId: number): Promise<void> {
  if (shop.settings.get(holdMinutesSetting) === 0) return
  const held = await heldStock(shop, basketId)
  if (!held) return
  const { lines, choices } = await basketOf(shop, basketId)
  const wanted = lines.map(({ sizeId, terms, quantity }) => ({ sizeId, parts: terms.parts, quantity }))
  const beside = lines.length > 0 ? [choices.giftSizeId, choices.wrapSizeId] : []
  const extras = [...beside, ...lines.map(({ wrapSizeId }) => wrapSizeId)].filter((sizeId) => sizeId !== null)
  const all = [...wanted, ...extras.map((sizeId) => ({ sizeId, parts: [], quantity: one }))]
  const offers = await offersOfSizes(shop, [...new Set(all.map(({ sizeId }) => sizeId))])
  const needed = all.flatMap(({ sizeId, ...rest }) => {
    const offer = offers.get(sizeId)
    return offer ? { offer, ...rest } : []
  })
  await shrinkHold(shop, basketId, held, sharesOf(needed))
}
