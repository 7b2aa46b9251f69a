import { type AskedPart, choosePartSizes, sizesOfParts } from '#features/basket/rules/bundle.ts'
import { decimalText } from '#shared/decimal.ts'
import { urls } from '#shared/urls.ts'
import { flag } from '#shared/wire-flag.ts'
import type { Known } from './known.ts'
import { amountOf } from './sizes.ts'

/** Member bundle: what a bundle is made of, and in which sizes; null for all else. How many the chosen ones allow says the basket. */
export function bundle({ record: { kind }, offers: [offer] }: Known, asked: AskedPart[] | null) {
  if (kind !== 'bundle' || !offer) return null
  const ids = asked && choosePartSizes(offer.parts, asked)
  const chosen = Array.isArray(ids) ? sizesOfParts(offer.parts, ids) : null
  return offer.parts.map(({ productId, name, unit, quantity, picture, sizes }, place) => {
    const size = chosen?.[place] ?? (sizes.length === 1 ? sizes[0] : undefined)
    return {
      ...{ product: productId, size: size?.type ?? '', quantity: Number(decimalText(quantity)), id: productId, name },
      link: urls.product({ id: productId, name }),
      ...(picture && { icon: urls.picture(picture, 160) }),
      unit,
      sizes: Object.fromEntries(
        sizes.map(({ id, type, name, stock }) => [
          type,
          { type, name, amount: amountOf(stock), ...(chosen?.[place]?.id === id && { selected: flag(true) }) },
        ]),
      ),
    }
  })
}

/** What is wrong with the parts that were chosen: one that there is not (A8.11), or a size that is missing; null: nothing. */
export function problemWithParts({ offers: [offer] }: Known, asked: AskedPart[] | null): 'choose' | 'unknown' | null {
  if (asked === null) return 'unknown'
  if (asked.length === 0 || !offer) return null
  const ids = choosePartSizes(offer.parts, asked)
  return Array.isArray(ids) ? null : ids
}
