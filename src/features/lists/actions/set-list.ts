import { makeToken } from '#platform/tokens.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { listsOfClient } from '../reads/shopping-lists.ts'
import { checkListName, isNameTaken, type ListRefusal, type ListSettings, listRefusal } from '../rules/shopping-list.ts'
import { lockListsOfClient, updateList } from '../writes/shopping-lists.ts'

/** Changes what was said of a list of the client; what was not said stays. A link that is turned off is dead: turned on again, it is another. */
export function setList(
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
