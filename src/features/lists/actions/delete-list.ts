import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { type ListRefusal, listRefusal } from '../rules/shopping-list.ts'
import { lockList, deleteList as remove } from '../writes/shopping-lists.ts'

/** Deletes a list of the client with all that stands on it. */
export function deleteList(shop: Shop, { id }: { id: number }): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return transaction(shop, async (shop) => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    await remove(shop, id)
    return done({ id })
  })
}
