import { decimalText, parseDecimal } from '#shared/decimal.ts'
import type { Wish } from './entry.ts'

/** Wishes as an address carries them: '1001-523-2.5_1002--', product, size and quantity. */
export function writeWishes(wishes: Wish[]): string {
  return wishes
    .map(
      ({ productId, sizeId, quantity }) =>
        `${productId}-${sizeId ?? ''}-${quantity === null ? '' : decimalText(quantity)}`,
    )
    .join('_')
}

/** Reads what `writeWishes` wrote; what makes no sense is left out, and whatever comes after `most`. */
export function readWishes(text: string, most: number): Wish[] {
  return text.split('_', most).flatMap((written) => {
    const [, product, size = '', quantity = ''] = /^(\d{1,9})-(\d{0,9})-(\d{1,9}(?:\.\d{1,6})?|)$/.exec(written) ?? []
    if (product === undefined) return []
    return [
      {
        productId: Number(product),
        sizeId: size ? Number(size) : null,
        quantity: quantity ? parseDecimal(quantity) : null,
      },
    ]
  })
}
