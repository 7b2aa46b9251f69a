import { type PreparedProduct, prepareProduct } from '#features/catalogue/actions/prepare-product.ts'
import { word } from '#features/catalogue/checks/words.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import type { CheckedItem, FeedItem } from '../../checks/feed-item.ts'
import { feedsTexts } from '../../texts.ts'

/** What a row says, ready to be saved: nothing in it has to be looked at again. */
export interface PreparedItem extends Omit<FeedItem, 'product'> {
  product: PreparedProduct | null
}

export interface RefusedItem {
  /** Null where not even that could be read. */
  id: string | null
  reasons: Message[]
}

const sourceId = word(200)
const mostSizes = 500
const mostReasons = 5
const longestValue = 200

/**
 * Does all that can be done to a row without the database. What goes wrong in it is its own fault: it is refused, and the import goes on.
 */
export function prepareItem(row: { id: string; check: () => CheckedItem }): Result<PreparedItem, RefusedItem> {
  const named = sourceId.safeParse(row.id)
  const id = named.success ? named.data : null
  try {
    const checked = row.check()
    if (!checked.ok) return refuse(id, checked.problem)
    if (id === null) return refuse(id, [{ text: feedsTexts.unreadable, values: { problem: 'id' } }])
    const { product, ...item } = checked.value
    if (item.sizes.length > mostSizes)
      return refuse(id, [{ text: feedsTexts.tooManySizes, values: { most: mostSizes } }])
    const prepared = product && prepareProduct(product)
    if (prepared && !prepared.ok) return refuse(id, prepared.problem)
    return done({ ...item, sourceId: id, product: prepared?.value ?? null })
  } catch (error) {
    return refuse(id, [{ text: feedsTexts.unreadable, values: { problem: (error as Error).message } }])
  }
}

/** What is wrong with every size is said once. Reasons are printed: a value of a million characters says no more than its beginning. */
function refuse(id: string | null, reasons: Message[]): { ok: false; problem: RefusedItem } {
  const short = reasons.map(({ text, values = {} }) => ({
    text,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, shorten(value)])),
  }))
  const different = new Map(short.map((reason) => [JSON.stringify([reason.text.key, reason.values]), reason]))
  return refused({ id, reasons: [...different.values()].slice(0, mostReasons) })
}

function shorten(value: string | number): string | number {
  return typeof value === 'string' && value.length > longestValue ? `${value.slice(0, longestValue)}…` : value
}
