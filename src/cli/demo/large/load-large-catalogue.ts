import { saveProducts } from '#features/catalogue/actions/save-products.ts'
import type { ProductInput } from '#features/catalogue/checks/product.ts'
import { setPrices } from '#features/pricing/actions/set-prices.ts'
import type { PriceInput } from '#features/pricing/checks.ts'
import { type PublicShop, transaction } from '#shop'
import { categoryPaths } from '../demo-product-input.ts'
import type { LoadedDemo } from '../load-demo.ts'
import type { DemoPicture } from '../store-demo-files.ts'
import {
  countOfSeries,
  createSeededRandom,
  inflectAdjective,
  inventedSeries,
  readVocabulary,
  type SeededRandom,
  type Vocabulary,
  type VocabularyKind,
} from './vocabulary.ts'

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

/** A product of the large catalogue, and the prices of its sizes, by type. */
interface LargeProduct {
  product: ProductInput
  /** The category whose pictures it may use. */
  category: string
  prices: Map<string, Pick<PriceInput, 'promotion' | 'tiers'> & { regular: number }>
}

const maxPopularity = 100_000

/**
 * Returns the product with this number, from 0, of a catalogue of `count` products; always the same. Category paths come by
 * slug.
 */
export function largeProduct(
  vocabulary: Vocabulary,
  paths: Map<string, string[]>,
  number: number,
  count: number,
): LargeProduct {
  const chance = createSeededRandom(number)
  const kind = chance.pick(vocabulary.kinds)
  const [noun, gender] = chance.pick(kind.nouns)
  const [material, ofMaterial] = chance.pick(Object.entries(requireEntry(vocabulary.materials, kind.material)))
  const { series, producer } = inventedSeries(vocabulary, skewedBelow(chance, countOfSeries(count)))
  const sizes = requireEntry(vocabulary.sizes, kind.sizes)
  const rank = rankOf(number, count)
  const product: ProductInput = {
    sourceId: String(number),
    name: `${noun} ${inflectAdjective(chance.pick(vocabulary.adjectives), gender)} ${ofMaterial} ${series} ${number % 1000}`,
    lead: chance.pick(vocabulary.sentences),
    description: `<p>${sentences(chance, vocabulary, 3)}</p><p>${sentences(chance, vocabulary, 2)}</p>`,
    producer: { name: producer },
    series: { name: series },
    availability: chance.withProbability(0.05) ? 'order' : 'enable',
    popularity: Math.round(maxPopularity / rank),
    labels: [
      ...(chance.withProbability(0.03) ? (['new'] as const) : []),
      ...(rank <= 24 ? (['bestseller'] as const) : []),
    ],
    categories: [requireEntry(Object.fromEntries(paths), kind.category)],
    parameters: parametersOf(chance, vocabulary, kind, material),
    sizes: sizes.map((type, index) => ({
      type,
      name: type,
      code: `${kind.category.slice(0, 3).toUpperCase()}-${number}-${index + 1}`,
      ean: ean13(number * sizes.length + index),
      weight: Math.round(kind.weight * (1 + index / 2)),
      stock: String(chance.withProbability(0.15) ? 0 : 1 + skewedBelow(chance, 120)),
    })),
  }
  return { product, category: kind.category, prices: pricesOf(chance, kind, sizes) }
}

/** A permutation of the ranks from 1, independent of the numbers' order. Popularity falls with the rank by Zipf's law. */
function rankOf(number: number, count: number): number {
  const step = 611_953 // a prime: it divides no realistic count
  return ((number * step) % count) + 1
}

/** A number below `end`; low ones are more frequent. */
function skewedBelow(chance: SeededRandom, end: number): number {
  return Math.floor((chance.integerBelow(1_000_000) / 1_000_000) ** 2 * end)
}

function sentences(chance: SeededRandom, { sentences }: Vocabulary, count: number): string {
  return Array.from({ length: count }, () => chance.pick(sentences)).join(' ')
}

/** Six to ten parameters, the first ones of the kind always. */
function parametersOf(
  chance: SeededRandom,
  { parameters }: Vocabulary,
  kind: VocabularyKind,
  material: string,
): NonNullable<ProductInput['parameters']> {
  return kind.parameters
    .filter((_, index) => index < 6 || chance.withProbability(0.5))
    .map((name) => ({
      name,
      values: [
        name === 'Materiał'
          ? material
          : (requireEntry(parameters, name)[skewedBelow(chance, requireEntry(parameters, name).length)] ?? ''),
      ],
    }))
}

/** In minor units: larger sizes cost more; one product in eight is reduced, one in ten has quantity discounts. */
function pricesOf(
  chance: SeededRandom,
  { price: [low, high] }: VocabularyKind,
  sizes: string[],
): LargeProduct['prices'] {
  const smallest = Math.round(low * (high / low) ** (chance.integerBelow(1_000) / 1_000))
  const reduced = chance.withProbability(0.12) ? 70 + chance.integerBelow(25) : null
  const tiered = chance.withProbability(0.1)
  return new Map(
    sizes.map((type, index) => {
      const regular = Math.round(smallest * (1 + index / 4)) * 100 - (smallest < 100 ? 10 : 0)
      const promotion = reduced === null ? undefined : { amount: Math.round((regular * reduced) / 1000) * 10 }
      const tiers = tiered ? [{ from: '10', amount: Math.round((promotion?.amount ?? regular) * 0.9) }] : []
      return [type, { regular, promotion, tiers }]
    }),
  )
}

/** A thirteen-digit article number of the GS1 range for internal use (200–299). */
function ean13(number: number): string {
  const digits = `29${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((sum, digit, index) => sum + Number(digit) * (index % 2 === 0 ? 1 : 3), 0)
  return `${digits}${(10 - (sum % 10)) % 10}`
}

function requireEntry<Value>(lists: Record<string, Value>, name: string): Value {
  const list = lists[name]
  if (list === undefined) throw new Error(`db/demo/large-catalogue.json names '${name}', which is not there`)
  return list
}
