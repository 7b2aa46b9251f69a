import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import type { Result } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { productsBySource, type StockedSize, stockedSizes } from '../queries/products-by-source.ts'
import { catalogueTexts } from '../texts.ts'
import { type PreparedProduct, prepareProduct } from './prepare-product.ts'
import { type ProductCandidate, rejectInvalidReferences } from './product-candidate.ts'
import { setStock } from './stock.ts'
import { writeProducts } from './write-products.ts'

/** Saves everything that a source says about products, including stock; a product with different stock counts as changed, too. */
export function saveProducts(
  shop: PublicShop,
  request: { source: string; products: unknown[] },
): Promise<SaveProductOutcome[]> {
  return transaction(shop, async (shop) => {
    const described = await saveProductDetails(shop, { ...request, products: request.products.map(prepareProduct) })
    const stated = described.flatMap((product) => (product.outcome === 'refused' ? [] : product.stock))
    const answers = await setStock(shop, stated)
    const changed = new Set(
      stated.flatMap(({ sizeId }, place) => (answers[place]?.outcome === 'changed' ? sizeId : [])),
    )
    return described.map((product) =>
      product.outcome === 'unchanged' && product.stock.some(({ sizeId }) => changed.has(sizeId))
        ? { ...product, outcome: 'changed' as const }
        : product,
    )
  })
}

/** The outcome for one product, in the order of the request. */
export type SaveProductOutcome =
  | {
      outcome: 'created' | 'changed' | 'unchanged'
      id: number
      /** Ids of its sizes by type. */
      sizes: Map<string, number>
      /** The stock that the source states, for `setStock`: zero for a size that it no longer lists, nothing where it states none. */
      stock: { sizeId: number; quantity: string }[]
    }
  | { outcome: 'refused'; reasons: Message[] }

/**
 * Saves what a source says about some hundred products, except stock, in a few statements: products, sizes, pictures, categories and everything else
 * that they refer to. Saving the same data again changes nothing. An invalid product is refused without affecting the others. Sizes that the source
 * no longer lists keep their history.
 */
export async function saveProductDetails(
  shop: PublicShop,
  request: { source: string; products: Result<PreparedProduct, Message[]>[] },
): Promise<SaveProductOutcome[]> {
  const { source } = request
  const described: SaveProductOutcome[] = []
  const prepared = withoutRefused(request.products, described)
  return transaction(shop, async (shop) => {
    const former = await productsBySource(shop, source, [...prepared.keys()])
    const candidates = [...prepared].map(([sourceId, { place, product, digest }]) => ({
      place,
      product,
      digest,
      former: former.get(sourceId) ?? null,
    }))
    const { accepted, refused } = await rejectInvalidReferences(shop, source, candidates)
    for (const { place, reasons } of refused) described[place] = { outcome: 'refused', reasons }
    const written = await writeProducts(shop, source, accepted.filter(hasChanged))
    const idOf = ({ product, former }: ProductCandidate) => written.ids.get(product.sourceId) ?? former?.id ?? 0
    const sizes = await sizesOf(shop, accepted.map(idOf))
    for (const candidate of accepted) {
      const [id, { place, former }] = [idOf(candidate), candidate]
      const own = sizes.get(id) ?? []
      const outcome = former ? (hasChanged(candidate) ? 'changed' : 'unchanged') : 'created'
      const ids = new Map(own.map((size) => [size.type, size.id]))
      described[place] = { outcome, id, sizes: ids, stock: statedStock(candidate, own) }
    }
    const different = described.flatMap((one) =>
      one.outcome === 'created' || one.outcome === 'changed' ? [one.id] : [],
    )
    await publishInvalidation(shop, [...tagsOf('product', different), ...written.tags])
    return described
  })
}

/** The stored sizes by product. */
async function sizesOf(shop: PublicShop, productIds: number[]): Promise<Map<number, StockedSize[]>> {
  return Map.groupBy(await stockedSizes(shop, productIds), ({ productId }) => productId)
}

function statedStock({ product }: ProductCandidate, sizes: StockedSize[]): { sizeId: number; quantity: string }[] {
  const stated = new Map(product.sizes.map(({ type, stock }) => [type, stock]))
  return sizes.flatMap(({ type, id: sizeId, stock: present }) => {
    const quantity = stated.get(type)
    if (quantity === undefined) return [{ sizeId, quantity: '0' }]
    if (quantity !== null) return [{ sizeId, quantity }]
    return present === null ? [{ sizeId, quantity: '-1' }] : []
  })
}

function hasChanged({ former, digest }: ProductCandidate): boolean {
  return former?.digest !== digest
}

/** The valid products, by source id; the first of several with the same id. */
function withoutRefused(
  products: Result<PreparedProduct, Message[]>[],
  described: SaveProductOutcome[],
): Map<string, PreparedProduct & { place: number }> {
  const right = new Map<string, PreparedProduct & { place: number }>()
  for (const [place, prepared] of products.entries()) {
    if (!prepared.ok) {
      described[place] = { outcome: 'refused', reasons: prepared.problem }
      continue
    }
    const { sourceId } = prepared.value.product
    if (right.has(sourceId)) described[place] = { outcome: 'refused', reasons: [repeatedIdMessage(sourceId)] }
    else right.set(sourceId, { place, ...prepared.value })
  }
  return right
}

function repeatedIdMessage(id: string): Message {
  return { text: catalogueTexts.repeatedSource, values: { id } }
}
