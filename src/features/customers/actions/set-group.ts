import type { PublicShop } from '#shop'
import { updateGroup } from '../writes.ts'

/** Puts the client with this e-mail into a group of the merchant's own naming, '' into none; false when there is no such client. */
export function setGroup(shop: PublicShop, email: string, group: string): Promise<boolean> {
  return updateGroup(shop, email, group.trim())
}
