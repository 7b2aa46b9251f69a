import { makeToken } from '#platform/secrets.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transaction, transactionUnlessRefused } from '#shop'
import { listsOfClient } from '../queries/shopping-lists.ts'
import type { WantedItem } from '../rules/entry.ts'
import {
  checkListName,
  checkNewList,
  isNameTaken,
  type ListRefusal,
  type ListSettings,
  listRefusal,
  unusedName,
} from '../rules/shopping-list.ts'
import { insertList, lockList, lockListsOfClient, deleteListRow as remove, updateList } from '../writes.ts'
import { mergeLines } from './list-lines.ts'

interface NewList extends Partial<ListSettings> {
  name: string
  /** Nobody has chosen the name: a free one of the kind is taken. */
  anyName?: boolean
  wishes?: WantedItem[]
}

/** Makes a list of the client, with these products on it. The same again, before anything stands on it, is the same list. */
export function createList(shop: Shop, asked: NewList): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return createListFor(shop, customerId, asked)
}

/** The same for a client who does not ask himself. */
export async function createListFor(
  shop: PublicShop,
  customerId: number,
  asked: NewList,
): Promise<Result<{ id: number }, ListRefusal>> {
  const checked = checkListName(asked.anyName ? asked.name.slice(0, 50) : asked.name)
  if ('code' in checked) return refused(checked)
  return transactionUnlessRefused(shop, async (shop): Promise<Result<{ id: number }, ListRefusal>> => {
    await lockListsOfClient(shop, customerId)
    const lists = await listsOfClient(shop, customerId)
    const name = asked.anyName ? unusedName(lists, checked.name) : checked.name
    const room = checkNewList(lists, name)
    if ('code' in room) return refused(room)
    const { public: isPublic = false, quantities = true, sort = 'added', wishes = [] } = asked
    const token = isPublic ? makeToken() : null
    const id = room.existing ?? (await insertList(shop, customerId, { name, token, quantities, sort }))
    const kept = await mergeLines(shop, id, wishes)
    return kept.ok ? done({ id }) : kept
  })
}

/** Changes what was said of a list of the client; what was not said stays. A link that is turned off is dead: turned on again, it is another. */
export function updateListSettings(
  shop: Shop,
  { id, ...asked }: Partial<ListSettings> & { id: number },
): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return transaction(shop, async (shop): Promise<Result<{ id: number }, ListRefusal>> => {
    await lockListsOfClient(shop, customerId)
    const lists = await listsOfClient(shop, customerId)
    const list = lists.find((one) => one.id === id)
    if (!list) return refused(listRefusal('unknown_list'))
    const checked = checkListName(asked.name ?? list.name)
    if ('code' in checked) return refused(checked)
    if (isNameTaken(lists, id, checked.name)) return refused(listRefusal('name_taken'))
    const { public: isPublic = list.public, quantities = list.quantities, sort = list.sort } = asked
    const token = isPublic ? (list.token ?? makeToken()) : null
    await updateList(shop, id, { name: checked.name, token, quantities, sort })
    return done({ id })
  })
}

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
