import { makeToken } from '#platform/tokens.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transactionOrUndo } from '#shop'
import { listsOfClient } from '../reads/shopping-lists.ts'
import type { Wish } from '../rules/entry.ts'
import {
  checkListName,
  freeName,
  type ListRefusal,
  type ListSettings,
  listRefusal,
  roomForList,
} from '../rules/shopping-list.ts'
import { insertList, lockListsOfClient } from '../writes/shopping-lists.ts'
import { keepLines } from './keep-lines.ts'

interface NewList extends Partial<ListSettings> {
  name: string
  /** Nobody has chosen the name: a free one of the kind is taken. */
  anyName?: boolean
  wishes?: Wish[]
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
  return transactionOrUndo(shop, async (shop): Promise<Result<{ id: number }, ListRefusal>> => {
    await lockListsOfClient(shop, customerId)
    const lists = await listsOfClient(shop, customerId)
    const name = asked.anyName ? freeName(lists, checked.name) : checked.name
    const room = roomForList(lists, name)
    if ('code' in room) return refused(room)
    const { public: isPublic = false, quantities = true, sort = 'added', wishes = [] } = asked
    const token = isPublic ? makeToken() : null
    const id = room.existing ?? (await insertList(shop, customerId, { name, token, quantities, sort }))
    const kept = await keepLines(shop, id, wishes)
    return kept.ok ? done({ id }) : kept
  })
}
