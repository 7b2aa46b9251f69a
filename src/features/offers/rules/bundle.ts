import type { Decimal } from '#shared/decimal.ts'

/** One possible size of a part. */
export interface PartSize {
  id: number
  type: string
  name: string
  /** In all stores; null when unlimited. */
  stock: Decimal | null
}

/** A part of a bundle: a quantity of one product, in its only size or in one that the shopper chooses. */
export interface OfferBundlePart {
  productId: number
  name: string
  unit: string
  quantity: Decimal
  /** SHA-256 of the product's first picture. */
  picture: string | null
  /** With several sizes the shopper chooses. */
  sizes: PartSize[]
}

/** A part in a request. Null: not given. */
export interface RequestedPart {
  product: string
  size: string
  quantity: Decimal | null
}

export function hasSizeChoice(parts: OfferBundlePart[]): boolean {
  return parts.some(({ sizes }) => sizes.length > 1)
}

/** The sizes of the parts, or null when these ids are not one size of each. */
export function getPartSizes(parts: OfferBundlePart[], sizeIds: number[]): PartSize[] | null {
  if (parts.length !== sizeIds.length) return null
  const chosen = parts.map(({ sizes }, index) => sizes.find(({ id }) => id === sizeIds[index]))
  return chosen.every((size) => size !== undefined) ? chosen : null
}

/**
 * The ids of the sizes that a request names for the parts of a bundle, in any order. 'choose': a size is missing where there are several;
 * 'unknown': it names a part, size or quantity that the bundle does not have (A8.11).
 */
export function resolvePartSizes(
  parts: OfferBundlePart[],
  requested: RequestedPart[],
): number[] | 'choose' | 'unknown' {
  const left = [...requested]
  const ids: number[] = []
  for (const { productId, quantity, sizes } of parts) {
    const index = left.findIndex(({ product }) => product === String(productId))
    const [named] = index === -1 ? [] : left.splice(index, 1)
    if (named && named.quantity !== null && named.quantity !== quantity) return 'unknown'
    const type = named?.size === 'onesize' ? 'uniw' : (named?.size ?? '')
    if (type === '' && sizes.length !== 1) return 'choose'
    const size = type === '' ? sizes[0] : sizes.find((size) => size.type === type)
    if (!size) return 'unknown'
    ids.push(size.id)
  }
  return left.length > 0 ? 'unknown' : ids
}

/** The parts of a bundle, each with its chosen size; with its first one where none is chosen yet. */
export function partsWithSizes(
  parts: OfferBundlePart[],
  sizeIds: number[],
): (OfferBundlePart & { size: PartSize | undefined })[] {
  const chosen = getPartSizes(parts, sizeIds)
  return parts.map((part, index) => ({ ...part, size: chosen?.[index] ?? part.sizes[0] }))
}

/** The chosen sizes as text, 'S, M'; empty when there was no choice. */
export function chosenSizesText(parts: OfferBundlePart[], sizeIds: number[]): string {
  const chosen = getPartSizes(parts, sizeIds) ?? []
  return parts
    .flatMap(({ name, sizes }, index) => (sizes.length > 1 ? `${name}: ${chosen[index]?.name ?? ''}` : []))
    .join(', ')
}
