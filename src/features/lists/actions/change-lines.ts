import { done, type Result, refused } from '#shared/result.ts'
import { type Shop, transaction } from '#shop'
import { findEntries } from '../reads/find-entries.ts'
import { type ListLine, linesOfList } from '../reads/shopping-lists.ts'
import type { Wish } from '../rules/entry.ts'
import { type ListRefusal, listRefusal } from '../rules/shopping-list.ts'
import { deleteLines, insertLines, lockList, updateQuantities } from '../writes/shopping-lists.ts'

/** Takes lines off a list of the client, those that `goes` says. Answers with them, so that it can be undone. */
export function removeFromList(
  shop: Shop,
  { id, goes }: { id: number; goes: (line: ListLine) => boolean },
): Promise<Result<ListLine[], ListRefusal>> {
  return onList(shop, id, async (shop, lines) => {
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
export function setLines(
  shop: Shop,
  { id, wanted }: { id: number; wanted: Map<number, Pick<Wish, 'sizeId' | 'quantity'>> },
): Promise<Result<null, ListRefusal>> {
  return onList(shop, id, async (shop, lines) => {
    const asked = lines.map((line) => {
      const { sizeId, quantity } = wanted.get(line.id) ?? line
      return { ...line, sizeId, quantity, was: line }
    })
    const found = (await findEntries(shop, asked)).flatMap(({ was, entry }) => (entry ? [{ was, ...entry }] : []))
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

function onList<Answer>(
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
