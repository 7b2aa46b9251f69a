import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import type { PriceInput } from '#features/pricing/checks.ts'
import { type PublicShop, transaction } from '#shop'
import { categoryPaths } from '../demo-product-input.ts'
import type { LoadedDemo } from '../load-demo.ts'
import type { DemoPicture } from '../store-demo-files.ts'
import { type LargeProduct, largeProduct } from './large-product.ts'
import { readVocabulary } from './vocabulary.ts'

const batchSize = 250
const openedDaysAgo = 60
const day = 24 * 60 * 60 * 1000

/**
 * Adds this many products to the demo shop's categories, each in five sizes, with pictures of demo products. Products are the
 * same each time, and loading again does not change them. Works in batches, so it can be interrupted and repeated.
 */
export async function loadLargeCatalogue(
  shop: PublicShop,
  { demo, pictures }: LoadedDemo,
  count: number,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (loaded: number) => void },
): Promise<void> {
  const vocabulary = readVocabulary()
  const paths = categoryPaths(demo.categories)
  const shown = Map.groupBy(
    demo.products.flatMap(({ id, category }) => (pictures.get(id) ?? []).map((picture) => ({ category, picture }))),
    ({ category }) => category,
  )
  for (let loaded = 0; loaded < count && !signal.aborted; ) {
    const numbers = Array.from({ length: Math.min(batchSize, count - loaded) }, (_, index) => loaded + index)
    const batch = numbers.map((number) => {
      const large = largeProduct(vocabulary, paths, number, count)
      const candidates = (shown.get(large.category) ?? []).map(({ picture }) => picture)
      return { ...large, product: { ...large.product, pictures: picturesOf(number, candidates) } }
    })
    await transaction(shop, (shop) => saveBatch(shop, batch))
    loaded += batch.length
    onProgress(loaded)
  }
}

/** Up to two of these. */
function picturesOf(number: number, candidates: DemoPicture[]): DemoPicture[] {
  return [0, 1].flatMap((index) => candidates[(number + index) % candidates.length] ?? []).slice(0, candidates.length)
}

/** New products have their regular price since the opening, so that a reduction has a previous price. */
async function saveBatch(shop: PublicShop, batch: LargeProduct[]): Promise<void> {
  const opened = { ...shop, now: new Date(shop.now.getTime() - openedDaysAgo * day) }
  const saved = await saveProducts(opened, { source: 'demo-large', products: batch.map(({ product }) => product) })
  const prices = batch.flatMap(({ prices }, index): (PriceInput & { isNew: boolean })[] => {
    const answer = saved[index]
    if (!answer || answer.outcome === 'refused') throw new Error(`a product was refused: ${JSON.stringify(answer)}`)
    return [...answer.sizes].flatMap(([type, sizeId]) => {
      const price = prices.get(type)
      return price ? [{ sizeId, ...price, isNew: answer.outcome === 'created' }] : []
    })
  })
  const created = prices.filter(({ isNew }) => isNew)
  await setPrices(
    opened,
    created.map(({ sizeId, regular }) => ({ sizeId, regular })),
  )
  await setPrices(
    shop,
    prices.map(({ isNew: _, ...price }) => price),
  )
}
