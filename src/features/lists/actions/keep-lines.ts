import { done, type Result, refused } from '#shared/result.ts'
import type { PublicShop } from '#shop'
import { findEntries } from '../reads/find-entries.ts'
import type { Wish } from '../rules/entry.ts'
import { type ListRefusal, listRefusal, mostListLines } from '../rules/shopping-list.ts'
import { insertLines, type LineToKeep } from '../writes/shopping-lists.ts'

/**
 * Puts products onto a list that the caller has locked, in quantities by the rules of their units; what is on it already is there once,
 * in the larger quantity. Products that the shop does not have are left out.
 * @returns how many lines the list has then
 */
export async function keepLines(
  shop: PublicShop,
  listId: number,
  wishes: Wish[],
): Promise<Result<number, ListRefusal>> {
  const found = await findEntries(shop, wishes.slice(0, mostListLines + 1))
  const lines = new Map<string, LineToKeep>()
  for (const { entry, productId } of found)
    if (entry) {
      const { sizeId, quantity } = entry
      lines.set(`${productId} ${sizeId}`, { productId, sizeId, quantity })
    }
  const count = await insertLines(shop, listId, [...lines.values()])
  return count > mostListLines ? refused(listRefusal('too_many_lines')) : done(count)
}
