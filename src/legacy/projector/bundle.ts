import { urls } from '#shared/urls.ts'
import type { Known } from './known.ts'

/** Member bundle: what a bundle is made of; null for all else. */
export function bundle({ record: { kind, parts } }: Known) {
  if (kind !== 'bundle') return null
  return {
    items: parts.map(({ productId, name, sizeName, quantity, unit }) => ({
      id: productId,
      name,
      link: urls.product({ id: productId, name }),
      ...(sizeName && { size_name: sizeName }),
      quantity: Number(quantity),
      unit,
    })),
  }
}
