import type { PublicShop } from '#shop'
import { deleteOfToken } from '../writes.ts'

/** Whoever has this token from a mail waits for nothing any more, and his address is gone. */
export async function stopNotifications(shop: PublicShop, token: string): Promise<void> {
  await deleteOfToken(shop, token)
}
