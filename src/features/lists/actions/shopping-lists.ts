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
  /** The visitor has not chosen the name: an unused variant of it is taken. */
  anyName?: boolean
  items?: WantedItem[]
}

/** Creates a list of the client with these products on it. Repeated while the list is still empty, it returns the same list. */
export function createList(shop: Shop, requested: NewList): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return createListFor(shop, customerId, requested)
}

/** The same for a client other than the visitor. */
export async function createListFor(
  shop: PublicShop,
  customerId: number,
  requested: NewList,
): Promise<Result<{ id: number }, ListRefusal>> {
  const checked = checkListName(requested.anyName ? requested.name.slice(0, 50) : requested.name)
  if ('code' in checked) return refused(checked)
  return transactionUnlessRefused(shop, async (shop): Promise<Result<{ id: number }, ListRefusal>> => {
    await lockListsOfClient(shop, customerId)
    const lists = await listsOfClient(shop, customerId)
    const name = requested.anyName ? unusedName(lists, checked.name) : checked.name
    const allowed = checkNewList(lists, name)
    if ('code' in allowed) return refused(allowed)
    const { public: isPublic = false, quantities = true, sort = 'added', items = [] } = requested
    const token = isPublic ? makeToken() : null
    const id = allowed.existing ?? (await insertList(shop, customerId, { name, token, quantities, sort }))
    const merged = await mergeLines(shop, id, items)
    return merged.ok ? done({ id }) : merged
  })
}

/**
 * Changes the given settings of a client's list; the others stay. A link that is turned off becomes invalid for good: turned on again, it is another
 * one.
 */
export function updateListSettings(
  shop: Shop,
  { id, ...requested }: Partial<ListSettings> & { id: number },
): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return transaction(shop, async (shop): Promise<Result<{ id: number }, ListRefusal>> => {
    await lockListsOfClient(shop, customerId)
    const lists = await listsOfClient(shop, customerId)
    const list = lists.find((one) => one.id === id)
    if (!list) return refused(listRefusal('unknown_list'))
    const checked = checkListName(requested.name ?? list.name)
    if ('code' in checked) return refused(checked)
    if (isNameTaken(lists, id, checked.name)) return refused(listRefusal('name_taken'))
    const { public: isPublic = list.public, quantities = list.quantities, sort = list.sort } = requested
    const token = isPublic ? (list.token ?? makeToken()) : null
    await updateList(shop, id, { name: checked.name, token, quantities, sort })
    return done({ id })
  })
}

/** Deletes a client's list with all its lines. */
export function deleteList(shop: Shop, { id }: { id: number }): Promise<Result<{ id: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return transaction(shop, async (shop) => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    await remove(shop, id)
    return done({ id })
  })
}
