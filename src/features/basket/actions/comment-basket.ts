import { fitComment } from '#shared/comment.ts'
import { type Shop, transaction } from '#shop'
import { basketComment } from '../reads/basket-comment.ts'
import { basketOwner } from '../reads/held-lines.ts'
import { setComment } from '../writes/comment.ts'
import { lockBasket } from '../writes/lines.ts'

/**
 * Keeps what is to be said about the whole order; '' forgets it. Answers whether it was
 * too long and has been cut (A5.10). Whoever has no basket has nothing to comment on.
 */
export async function commentBasket(shop: Shop, typed: string): Promise<{ cut: boolean }> {
  const owner = basketOwner(shop.visitor)
  if (!owner) return { cut: false }
  const { text, cut } = fitComment(typed)
  const comment = text.trim()
  if (comment === (await basketComment(shop))) return { cut }
  await transaction(shop, async (shop) => setComment(shop, await lockBasket(shop, owner), comment))
  return { cut }
}
