import { createHash } from 'node:crypto'
import { getVisitorLines } from '#features/basket/queries/stored-basket.ts'
import type { StoredLine } from '#features/basket/rules/basket.ts'
import type { BasketItem } from '#features/basket/rules/basket-items.ts'
import type { LineKey } from '#features/basket/rules/change-lines.ts'
import { defaultLineOptions, sameLineOptions } from '#features/offers/rules/line-options.ts'
import type { Shop } from '#shop'

/**
 * Returns the md5_additional of a line, which distinguishes it from other lines of its size. Null for a plain line, which needs
 * none.
 */
export function lineIdentity({ additional, options }: Pick<LineKey, 'additional' | 'options'>): string | null {
  const { forPoints, subscriptionDays, parts } = options
  const bought = sameLineOptions(options, defaultLineOptions) ? '' : `\n${[forPoints, subscriptionDays, ...parts]}`
  const identity = additional + bought
  return identity === '' ? null : createHash('md5').update(identity).digest('hex')
}

/**
 * Items whose `additional` is the md5_additional of a line get the text and options of that line. A checksum without a line is
 * dropped instead of being read as a text: it would be engraved.
 */
export async function resolveLineNames(shop: Shop, items: BasketItem[]): Promise<BasketItem[]> {
  if (!items.some(hasLineName)) return items
  const lines = await getVisitorLines(shop, shop.visitor)
  return items.map((item) => {
    if (!hasLineName(item)) return item
    const line = lines.find((line) => isSameSize(line, item) && lineIdentity(line) === item.additional)
    return line ? toLineItem(item, line) : { ...item, additional: item.quantity === 0n ? item.additional : null }
  })
}

/** Our own forms repeat the text and send the options with it. */
function hasLineName({ additional, options }: BasketItem): boolean {
  return /^[0-9a-f]{32}$/.test(additional ?? '') && !(options && 'known' in options)
}

/**
 * Returns the lines that an item removes, each with quantity 0: those of its product, narrowed by size and text as far as
 * `named` contains them. Without such lines the item itself.
 */
export async function linesToRemove(
  shop: Shop,
  item: BasketItem,
  named: ReadonlyMap<string, string>,
): Promise<BasketItem[]> {
  const lines = await getVisitorLines(shop, shop.visitor)
  const matches = lines.filter(
    (line) => isSameSize(line, item) && (!named.has('additional') || matchesName(item.additional, line)),
  )
  const removed = { ...item, quantity: 0n, comment: null }
  return matches.length > 0 ? matches.map((line) => toLineItem(removed, line)) : [removed]
}

/** Matches md5_additional or text; an empty name matches the plain line. */
function matchesName(name: string | null, line: StoredLine): boolean {
  return name === (lineIdentity(line) ?? '') || (name !== '' && name === line.additional)
}

function isSameSize({ productId, sizeType }: StoredLine, { productId: requestedId, size }: BasketItem): boolean {
  return productId === requestedId && (size === '' || sizeType === (size === 'onesize' ? 'uniw' : size))
}

function toLineItem(item: BasketItem, { sizeType, additional, options }: StoredLine): BasketItem {
  return { ...item, size: sizeType, additional, options: { known: options } }
}
