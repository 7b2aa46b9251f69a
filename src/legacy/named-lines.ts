import { createHash } from 'node:crypto'
import { linesOfVisitor } from '#features/basket/reads/held-lines.ts'
import type { HeldLine } from '#features/basket/rules/basket.ts'
import type { BasketItem } from '#features/basket/rules/items.ts'
import type { LineKey } from '#features/basket/rules/line-change.ts'
import { plainTerms, sameTerms } from '#features/basket/rules/terms.ts'
import type { Shop } from '#shop'

/** The md5_additional of a line: what tells it from other lines of its size. Null for a plain one, which needs no name. */
export function lineName({ additional, terms }: Pick<LineKey, 'additional' | 'terms'>): string | null {
  const { forPoints, subscriptionDays, parts } = terms
  const bought = sameTerms(terms, plainTerms) ? '' : `\n${[forPoints, subscriptionDays, ...parts]}`
  const told = additional + bought
  return told === '' ? null : createHash('md5').update(told).digest('hex')
}

/**
 * Items whose `additional` is the md5_additional of a line, as that line: its text and its terms. A name that no line bears any more is
 * not taken for a text: nobody wants a checksum engraved.
 */
export async function nameLines(shop: Shop, items: BasketItem[]): Promise<BasketItem[]> {
  if (!items.some(isNamed)) return items
  const lines = await linesOfVisitor(shop, shop.visitor)
  return items.map((item) => {
    if (!isNamed(item)) return item
    const line = lines.find((line) => isOf(line, item) && lineName(line) === item.additional)
    return line ? asLine(item, line) : { ...item, additional: item.quantity === 0n ? item.additional : null }
  })
}

/** Our own forms repeat the text, with the terms beside it. */
function isNamed({ additional, terms }: BasketItem): boolean {
  return /^[0-9a-f]{32}$/.test(additional ?? '') && !(terms && 'known' in terms)
}

/**
 * The lines that an item means that is to be removed, with none left of each: those of its product, as far as `named` has them of its size
 * and its text. Without such lines the item itself.
 */
export async function linesToRemove(
  shop: Shop,
  item: BasketItem,
  named: ReadonlyMap<string, string>,
): Promise<BasketItem[]> {
  const lines = await linesOfVisitor(shop, shop.visitor)
  const meant = lines.filter(
    (line) => isOf(line, item) && (!named.has('additional') || isNamedBy(item.additional, line)),
  )
  const gone = { ...item, quantity: 0n, comment: null }
  return meant.length > 0 ? meant.map((line) => asLine(gone, line)) : [gone]
}

/** By its md5_additional or its text; nothing is the name of the plain line. */
function isNamedBy(name: string | null, line: HeldLine): boolean {
  return name === (lineName(line) ?? '') || (name !== '' && name === line.additional)
}

function isOf({ productId, sizeType }: HeldLine, { productId: asked, size }: BasketItem): boolean {
  return productId === asked && (size === '' || sizeType === (size === 'onesize' ? 'uniw' : size))
}

function asLine(item: BasketItem, { sizeType, additional, terms }: HeldLine): BasketItem {
  return { ...item, size: sizeType, additional, terms: { known: terms } }
}
