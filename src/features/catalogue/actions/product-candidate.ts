import type { Message } from '#shared/text.ts'
import type { PublicShop } from '#shop'
import type { CheckedProduct } from '../checks/product.ts'
import {
  idsOfOtherSources,
  partKey,
  partsBySource,
  type SourceProduct,
  vatClasses,
} from '../queries/products-by-source.ts'
import { catalogueTexts } from '../texts.ts'

export interface ReferenceCheck {
  accepted: ProductCandidate[]
  refused: { place: number; reasons: Message[] }[]
}

/** Separates the candidates that this shop can save from those that refer to unknown data. */
export async function rejectInvalidReferences(
  shop: PublicShop,
  source: string,
  candidates: ProductCandidate[],
): Promise<ReferenceCheck> {
  const classes = await vatClasses(shop)
  const taken = await idsOfOtherSources(
    shop,
    source,
    candidates.flatMap(({ product }) => product.id ?? []),
  )
  const parts = await knownParts(shop, source, candidates)
  const checked: ReferenceCheck = { accepted: [], refused: [] }
  for (const candidate of candidates) {
    const { place, product } = candidate
    const reasons: Message[] = []
    if (!classes.has(product.vat)) reasons.push({ text: catalogueTexts.unknownVat, values: { vat: product.vat } })
    if (product.id !== null && (taken.has(product.id) || (candidate.former && candidate.former.id !== product.id)))
      reasons.push({ text: catalogueTexts.idTaken, values: { id: product.id } })
    for (const part of product.bundle)
      if (!parts.has(partKey(part)))
        reasons.push({ text: catalogueTexts.unknownPart, values: { part: `${part.sourceId} ${part.size}` } })
    if (reasons.length > 0) checked.refused.push({ place, reasons })
    else checked.accepted.push(candidate)
  }
  return checked
}

/** The possible parts of bundles: sizes that the shop has, and those in the same request. */
async function knownParts(shop: PublicShop, source: string, candidates: ProductCandidate[]): Promise<Set<string>> {
  const named = candidates.flatMap(({ product }) => product.bundle)
  if (named.length === 0) return new Set()
  const coming = candidates.flatMap(({ product }) =>
    product.bundle.length > 0
      ? []
      : product.sizes.map(({ type }) => partKey({ sourceId: product.sourceId, size: type })),
  )
  const existing = await partsBySource(shop, source, named)
  return new Set([...coming, ...existing.keys()])
}

/** A checked product that is about to be saved. */
export interface ProductCandidate {
  /** Its index in the request. */
  place: number
  product: CheckedProduct
  digest: string
  /** The product that the shop already has from this source. */
  former: SourceProduct | null
}
