import { type AskedPart, choosePartSizes, sizesOfParts, stockOfParts } from '#features/basket/rules/bundle.ts'
import { decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import { flag } from '#shared/wire-flag.ts'
import type { Known } from './known.ts'
import { amountOf } from './sizes.ts'

/** Member bundle: what a bundle is made of, in which sizes, and how many the chosen ones allow; null for all else. */
export function bundle({ record: { kind }, offers: [offer] }: Known, asked: AskedPart[] | null) {
  if (kind !== 'bundle' || !offer) return null
  const ids = asked && choosePartSizes(offer.parts, asked)
  const chosen = Array.isArray(ids) ? sizesOfParts(offer.parts, ids) : null
  return {
    ...(chosen && { amount: amountOf(stockOfParts(offer.parts, chosen)) }),
    items: offer.parts.map(({ productId, name, unit, quantity, picture, sizes }, place) => ({
      id: productId,
      name,
      link: urls.product({ id: productId, name }),
      ...(picture && { icon: urls.picture(picture, 160) }),
      quantity: Number(decimalText(quantity)),
      unit,
      sizes: Object.fromEntries(
        sizes.map(({ id, type, name, stock }) => [
          type,
          { type, name, amount: amountOf(stock), ...(chosen?.[place]?.id === id && { selected: flag(true) }) },
        ]),
      ),
    })),
  }
}

/** What is wrong with the parts that were chosen: one that there is not (A8.11), or a size that is missing; null: nothing. */
export function problemWithParts({ offers: [offer] }: Known, asked: AskedPart[] | null): 'choose' | 'unknown' | null {
  if (asked === null) return 'unknown'
  if (asked.length === 0 || !offer) return null
  const ids = choosePartSizes(offer.parts, asked)
  return Array.isArray(ids) ? null : ids
}
