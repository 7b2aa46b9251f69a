import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transaction, transactionUnlessRefused } from '#shop'
import { listOfClient } from '../queries/shopping-lists.ts'
import type { WantedItem } from '../rules/entry.ts'
import { type ListRefusal, listRefusal, maxListLines } from '../rules/shopping-list.ts'
import { getEntries, type ListLine, linesOfList } from '../views/entries.ts'
import { deleteLines, insertLines, lockList, type NewListLine, updateQuantities } from '../writes.ts'

/** Takes lines off a list of the client, those that `goes` says. Answers with them, so that it can be undone. */
export function removeFromList(
  shop: Shop,
  { id, goes }: { id: number; goes: (line: ListLine) => boolean },
): Promise<Result<ListLine[], ListRefusal>> {
  return withLockedList(shop, id, async (shop, lines) => {
    const gone = lines.filter(goes)
    await deleteLines(
      shop,
      id,
      gone.map((line) => line.id),
    )
    return gone
  })
}

/** Gives lines of a list these sizes and quantities, by the rules of the unit; a line that another tab has taken off stays off. */
export function updateListLines(
  shop: Shop,
  { id, wanted }: { id: number; wanted: Map<number, Pick<WantedItem, 'sizeId' | 'quantity'>> },
): Promise<Result<null, ListRefusal>> {
  return withLockedList(shop, id, async (shop, lines) => {
    const asked = lines.map((line) => {
      const { sizeId, quantity } = wanted.get(line.id) ?? line
      return { ...line, sizeId, quantity, was: line }
    })
    const found = (await getEntries(shop, asked)).flatMap(({ was, entry }) => (entry ? [{ was, ...entry }] : []))
    const counted = found.filter(({ was, sizeId, quantity }) => was.sizeId === sizeId && was.quantity !== quantity)
    await updateQuantities(
      shop,
      counted.map(({ was, quantity }) => ({ id: was.id, quantity })),
    )
    const moved = found.filter(({ was, sizeId }) => was.sizeId !== sizeId)
    await deleteLines(
      shop,
      id,
      moved.map(({ was }) => was.id),
    )
    const kept = moved.map(({ was, sizeId, quantity }) => ({ productId: was.productId, sizeId, quantity }))
    await insertLines(shop, id, [...new Map(kept.map((line) => [`${line.productId} ${line.sizeId}`, line])).values()])
    return null
  })
}

function withLockedList<Answer>(
  shop: Shop,
  id: number,
  work: (shop: Shop, lines: ListLine[]) => Promise<Answer>,
): Promise<Result<Answer, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  return transaction(shop, async (shop): Promise<Result<Answer, ListRefusal>> => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    return done(await work(shop, await linesOfList(shop, id)))
  })
}

/**
 * Puts products onto a list of the client. The same twice is there once. Refused as a whole when there is no room for all.
 * @returns how many lines there are more than before
 */
export function addToList(
  shop: Shop,
  { id, wishes }: { id: number; wishes: WantedItem[] },
): Promise<Result<{ added: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  if (wishes.length === 0) return Promise.resolve(refused(listRefusal('nothing_to_add')))
  return transactionUnlessRefused(shop, async (shop): Promise<Result<{ added: number }, ListRefusal>> => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    const before = (await listOfClient(shop, customerId, id))?.lines ?? 0
    const kept = await mergeLines(shop, id, wishes)
    return kept.ok ? done({ added: kept.value - before }) : kept
  })
}

/**
 * Puts products onto a list that the caller has locked, in quantities by the rules of their units; what is on it already is there once,
 * in the larger quantity. Products that the shop does not have are left out.
 * @returns how many lines the list has then
 */
export async function mergeLines(
  shop: PublicShop,
  listId: number,
  wishes: WantedItem[],
): Promise<Result<number, ListRefusal>> {
  const found = await getEntries(shop, wishes.slice(0, maxListLines + 1))
  const lines = new Map<string, NewListLine>()
  for (const { entry, productId } of found)
    if (entry) {
      const { sizeId, quantity } = entry
      lines.set(`${productId} ${sizeId}`, { productId, sizeId, quantity })
    }
  const count = await insertLines(shop, listId, [...lines.values()])
  return count > maxListLines ? refused(listRefusal('too_many_lines')) : done(count)
}
