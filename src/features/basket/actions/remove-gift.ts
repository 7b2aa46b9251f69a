import type { Message } from '#shared/text.ts'
import { type Shop, transaction } from '#shop'
import { basketOwner } from '../reads/held-lines.ts'
import { extraTexts } from '../texts/extras.ts'
import { saveChoices } from '../writes/choices.ts'
import { lockBasket } from '../writes/lines.ts'

/** Resigns from the gift, whichever was chosen (A4.27). */
export async function removeGift(shop: Shop): Promise<Message> {
  const owner = basketOwner(shop.visitor)
  if (owner)
    await transaction(shop, async (shop) => saveChoices(shop, await lockBasket(shop, owner), { giftSizeId: null }))
  return { text: extraTexts.giftResigned }
}
