import { changed } from '#platform/changed.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, withinTransaction } from '#shop'
import { checkProduct, type KnownProduct } from '../checks.ts'
import { productsBySource } from '../reads/products-by-source.ts'
import { catalogueTexts } from '../texts.ts'
import { digestOf } from '../writes/product-rows.ts'
import type { Candidate } from './save-products/candidate.ts'
import { refuseImpossible } from './save-products/refuse-impossible.ts'
import { writeProducts } from './save-products/write-products.ts'
import { writeStock } from './save-products/write-stock.ts'

/** What became of one product, in the order of the request. */
export type SavedProduct =
  | {
      outcome: 'created' | 'changed' | 'unchanged'
      id: number
      /** Ids of its sizes by type. */
      sizes: Map<string, number>
    }
  | { outcome: 'refused'; reasons: Message[] }

/**
 * Saves what a source says about some hundred products, in a few statements: products, sizes, stock, pictures, categories and
 * whatever else they refer to. Told the same again, it changes nothing. A product with something wrong is refused by itself.
 * Sizes that the source no longer names keep their history and get no stock.
 */
export async function saveProducts(
  shop: PublicShop,
  request: { source: string; products: unknown[] },
): Promise<SavedProduct[]> {
  const { source } = request
  const saved: SavedProduct[] = []
  const checked = checkAll(request.products, saved)
  return withinTransaction(shop, async (shop) => {
    const former = await productsBySource(shop, source, [...checked.keys()])
    const candidates = [...checked].map(([sourceId, { place, product }]) => ({
      place,
      product,
      digest: digestOf(product),
      former: former.get(sourceId) ?? null,
    }))
    const { accepted, refused } = await refuseImpossible(shop, source, candidates)
    for (const { place, reasons } of refused) saved[place] = { outcome: 'refused', reasons }
    const written = await writeProducts(shop, source, accepted.filter(saysSomethingNew))
    const stocked = await writeStock(shop, accepted, written.ids)
    for (const { place, product, digest, former } of accepted) {
      const id = written.ids.get(product.sourceId) ?? former?.id ?? 0
      const { sizes, changed } = stocked.get(id) ?? { sizes: new Map(), changed: false }
      const different = changed || former?.digest !== digest
      saved[place] = { outcome: former ? (different ? 'changed' : 'unchanged') : 'created', id, sizes }
    }
    const different = saved.flatMap((one) => (one.outcome === 'created' || one.outcome === 'changed' ? [one.id] : []))
    await changed(shop, [...tagsOf('product', different), ...written.tags])
    return saved
  })
}

function saysSomethingNew({ former, digest }: Candidate): boolean {
  return former?.digest !== digest
}

/** The products that are right by themselves, by source id; the first of several with the same. */
function checkAll(products: unknown[], saved: SavedProduct[]): Map<string, { place: number; product: KnownProduct }> {
  const checked = new Map<string, { place: number; product: KnownProduct }>()
  for (const [place, raw] of products.entries()) {
    const result = checkProduct(raw)
    if (!result.ok) saved[place] = { outcome: 'refused', reasons: result.problem }
    else if (checked.has(result.value.sourceId))
      saved[place] = { outcome: 'refused', reasons: [repeated(result.value.sourceId)] }
    else checked.set(result.value.sourceId, { place, product: result.value })
  }
  return checked
}

function repeated(id: string): Message {
  return { text: catalogueTexts.repeatedSource, values: { id } }
}
