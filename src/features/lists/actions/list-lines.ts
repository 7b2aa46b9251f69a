import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, type Shop, transaction, transactionUnlessRefused } from '#shop'
import { listOfClient } from '../queries/shopping-lists.ts'
import type { WantedItem } from '../rules/entry.ts'
import { type ListRefusal, listRefusal, maxListLines } from '../rules/shopping-list.ts'
import { getEntries, type ListLine, linesOfList } from '../views/entries.ts'
import { deleteListLines, insertLines, lockList, type NewListLine, updateQuantities } from '../writes.ts'

/** Removes the lines of a client's list that `goes` selects, and returns them, so that it can be undone. */
export function removeFromList(
  shop: Shop,
  { id, goes }: { id: number; goes: (line: ListLine) => boolean },
): Promise<Result<ListLine[], ListRefusal>> {
  return withLockedList(shop, id, async (shop, lines) => {
    const removed = lines.filter(goes)
    await deleteListLines(
      shop,
      id,
      removed.map((line) => line.id),
    )
    return removed
  })
}

/**
 * Sets sizes and quantities of a list's lines, by the rules of the unit; a line without a quantity keeps its own, and one that another tab has
 * removed stays removed.
 */
export function updateListLines(
  shop: Shop,
  { id, wanted }: { id: number; wanted: Map<number, Pick<WantedItem, 'sizeId'> & Partial<WantedItem>> },
): Promise<Result<null, ListRefusal>> {
  return withLockedList(shop, id, async (shop, lines) => {
    const requested = lines.map((line) => {
      const { sizeId, quantity = line.quantity } = wanted.get(line.id) ?? line
      return { ...line, sizeId, quantity, was: line }
    })
    const found = (await getEntries(shop, requested)).flatMap(({ was, entry }) => (entry ? [{ was, ...entry }] : []))
    const counted = found.filter(({ was, sizeId, quantity }) => was.sizeId === sizeId && was.quantity !== quantity)
    await updateQuantities(
      shop,
      counted.map(({ was, quantity }) => ({ id: was.id, quantity })),
    )
    const moved = found.filter(({ was, sizeId }) => was.sizeId !== sizeId)
    await deleteListLines(
      shop,
      id,
      moved.map(({ was }) => was.id),
    )
    const newLines = moved.map(({ was, sizeId, quantity }) => ({ productId: was.productId, sizeId, quantity }))
    await insertLines(shop, id, [
      ...new Map(newLines.map((line) => [`${line.productId} ${line.sizeId}`, line])).values(),
    ])
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
 * Adds products to a client's list, each at most once. Refused as a whole when there is no room for all.
 * @returns how many lines were added
 */
export function addToList(
  shop: Shop,
  { id, items }: { id: number; items: WantedItem[] },
): Promise<Result<{ added: number }, ListRefusal>> {
  const { customerId } = shop.visitor
  if (customerId === null) return Promise.resolve(refused(listRefusal('not_signed_in')))
  if (items.length === 0) return Promise.resolve(refused(listRefusal('nothing_to_add')))
  return transactionUnlessRefused(shop, async (shop): Promise<Result<{ added: number }, ListRefusal>> => {
    if (!(await lockList(shop, customerId, id))) return refused(listRefusal('unknown_list'))
    const before = (await listOfClient(shop, customerId, id))?.lines ?? 0
    const merged = await mergeLines(shop, id, items)
    return merged.ok ? done({ added: merged.value - before }) : merged
  })
}

/**
 * Adds products to a list that the caller has locked, in quantities by the rules of their units; a product that is already on it gets the larger
 * quantity.
 * Products that the shop does not have are skipped.
 * @returns how many lines the list has afterwards
 */
export async function mergeLines(
  shop: PublicShop,
  listId: number,
  items: WantedItem[],
): Promise<Result<number, ListRefusal>> {
  const found = await getEntries(shop, items.slice(0, maxListLines + 1))
  const lines = new Map<string, NewListLine>()
  for (const { entry, productId } of found)
    if (entry) {
      const { sizeId, quantity } = entry
      lines.set(`${productId} ${sizeId}`, { productId, sizeId, quantity })
    }
  const count = await insertLines(shop, listId, [...lines.values()])
  return count > maxListLines ? refused(listRefusal('too_many_lines')) : done(count)
}
