import { type Decimal, floorToStep, minDecimal, one } from '#shared/decimal.ts'

/** One size that a part of a bundle may have. */
export interface PartSize {
  id: number
  type: string
  name: string
  /** In all stores; null when unlimited. */
  stock: Decimal | null
}

/** What a bundle is made of: so much of one product, in its only size or in one that the shopper chooses. */
export interface OfferBundlePart {
  productId: number
  name: string
  unit: string
  quantity: Decimal
  /** SHA-256 of its first picture. */
  picture: string | null
  /** More than one: the shopper chooses. */
  sizes: PartSize[]
}

/** A part as a request names it. Null: not said. */
export interface RequestedPart {
  product: string
  size: string
  quantity: Decimal | null
}

export function hasSizeChoice(parts: OfferBundlePart[]): boolean {
  return parts.some(({ sizes }) => sizes.length > 1)
}

/** The sizes that stand for each part, or null when these ids are not one size of each. */
export function getPartSizes(parts: OfferBundlePart[], sizeIds: number[]): PartSize[] | null {
  if (parts.length !== sizeIds.length) return null
  const chosen = parts.map(({ sizes }, place) => sizes.find(({ id }) => id === sizeIds[place]))
  return chosen.every((size) => size !== undefined) ? chosen : null
}

/**
 * The ids of the sizes that a request names for the parts of a bundle, whatever order it names them in. 'choose': a size is missing
 * where there are several; 'unknown': it names a part, size or quantity that the bundle does not have (A8.11).
 */
export function resolvePartSizes(parts: OfferBundlePart[], asked: RequestedPart[]): number[] | 'choose' | 'unknown' {
  const left = [...asked]
  const ids: number[] = []
  for (const { productId, quantity, sizes } of parts) {
    const place = left.findIndex(({ product }) => product === String(productId))
    const [named] = place === -1 ? [] : left.splice(place, 1)
    if (named && named.quantity !== null && named.quantity !== quantity) return 'unknown'
    const type = named?.size === 'onesize' ? 'uniw' : (named?.size ?? '')
    if (type === '' && sizes.length !== 1) return 'choose'
    const size = type === '' ? sizes[0] : sizes.find((size) => size.type === type)
    if (!size) return 'unknown'
    ids.push(size.id)
  }
  return left.length > 0 ? 'unknown' : ids
}

/** What a bundle is made of, each part in the size that was chosen for it; where none was yet, in its first. */
export function partsWithSizes(
  parts: OfferBundlePart[],
  sizeIds: number[],
): (OfferBundlePart & { size: PartSize | undefined })[] {
  const chosen = getPartSizes(parts, sizeIds)
  return parts.map((part, place) => ({ ...part, size: chosen?.[place] ?? part.sizes[0] }))
}

/** How many bundles the scarcest of the chosen sizes allows; a size that stands for two parts gives to both. Null: as many as one likes. */
export function bundleStock(parts: OfferBundlePart[], chosen: PartSize[]): Decimal | null {
  const needed = new Map<number, Decimal>()
  for (const [place, { id }] of chosen.entries())
    needed.set(id, (needed.get(id) ?? 0n) + (parts[place]?.quantity ?? 0n))
  const counted = chosen.flatMap(({ id, stock }) =>
    stock === null ? [] : floorToStep((stock * one) / (needed.get(id) ?? one), one),
  )
  return counted.length > 0 ? minDecimal(...counted) : null
}

/** 'S, M': the sizes that were chosen, in words; empty where there was no choice. */
export function chosenSizesText(parts: OfferBundlePart[], sizeIds: number[]): string {
  const chosen = getPartSizes(parts, sizeIds) ?? []
  return parts
    .flatMap(({ name, sizes }, place) => (sizes.length > 1 ? `${name}: ${chosen[place]?.name ?? ''}` : []))
    .join(', ')
}
