import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transactionOrUndo } from '#shop'
import { listOfClient } from '../reads/shopping-lists.ts'
import type { Wish } from '../rules/entry.ts'
import { type ListRefusal, listRefusal } from '../rules/shopping-list.ts'
import { lockList } from '../writes/shopping-lists.ts'
import { keepLines } from './keep-lines.ts'

/**
 * Puts products onto a list of the client. The same twice is there once. Refused as a whole when there is no room for all.
 * @returns how many lines there are more than before
 */
export function addToList(
  shop: Shop,
  { id, wishes }: { id: number; wishes: Wish[] },
): Promise<Result<{ added: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  if (wishes.length === 0) return Promise.resolve(refused(listRefusal('nothing_to_add')))
  return transactionOrUndo(shop, async (shop): Promise<Result<{ added: number }, ListRefusal>> => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    const before = (await listOfClient(shop, customerId, id))?.lines ?? 0
    const kept = await keepLines(shop, id, wishes)
    return kept.ok ? done({ added: kept.value - before }) : kept
  })
}
