import type { CategoryInput } from '#features/catalogue/actions/save-categories.ts'
import type { ProductInput } from '#features/catalogue/checks/product.ts'
import type { DemoProduct } from './demo-product.ts'
import type { DemoData } from './read-demo.ts'
import type { DemoPicture } from './store-demo-files.ts'

/** Returns a demo product as import input; slugs become names and paths. */
export function productInputMapper(
  { categories, producers, series }: DemoData,
  pictures: Map<number, DemoPicture[]>,
  now: Date,
): (product: DemoProduct) => ProductInput {
  const paths = categoryPaths(categories)
  const producerNames = new Map(producers.map(({ slug, name }) => [slug, name]))
  const seriesNames = new Map(series.map(({ slug, name }) => [slug, name]))
  return (product) => ({
    sourceId: String(product.id),
    id: product.id,
    kind: product.kind,
    name: product.name,
    slug: product.slug,
    lead: product.lead,
    description: product.description,
    producer: { slug: product.producer, name: requireKnown(producerNames, product.producer) },
    series: product.series ? { slug: product.series, name: requireKnown(seriesNames, product.series) } : null,
    unit: product.unit,
    sellBy: product.sellBy ?? '1',
    precision: product.precision ?? 0,
    vat: product.vat,
    availability: product.availability,
    disabledText: product.disabledText,
    deliveryUnknown: product.deliveryUnknown,
    backOn: product.backInDays ? inDays(now, product.backInDays) : null,
    supplier: product.supplier,
    delayDays: product.delayDays,
    phonePrice: product.phonePrice,
    basketEnabled: product.basketEnabled,
    free: product.free,
    pointsPrice: product.points?.price,
    pointsReceived: product.points?.received,
    giftFromValue: product.gift?.fromValue,
    ...product.limits,
    disclosure: product.disclosure,
    version: product.version,
    labels: product.labels,
    popularity: product.popularity,
    categories: [product.category, ...(product.alsoIn ?? [])].map((slug) => requireKnown(paths, slug)),
    parameters: Object.entries(product.parameters).map(([name, values]) => ({ name, values: [values].flat() })),
    sizes: product.sizes.map(({ price: _, name, ...size }) => ({ ...size, name: name ?? nameOfSize(size.type) })),
    pictures: pictures.get(product.id),
    bundle: product.bundle?.map(({ product: id, ...part }) => ({ sourceId: String(id), ...part })),
    configurator: product.configurator,
  })
}

function requireKnown<Value>(values: Map<string, Value>, slug: string): Value {
  const value = values.get(slug)
  if (value === undefined) throw new Error(`db/demo names '${slug}', which is not there`)
  return value
}

function nameOfSize(type: string): string {
  return type === 'uniw' ? 'uniwersalny' : type
}

function inDays(now: Date, days: number): string {
  return new Date(now.getTime() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
}

/** The names from the root of the menu down to each category, by slug. */
export function categoryPaths(categories: CategoryInput[]): Map<string, string[]> {
  return new Map(categories.flatMap((category) => pathsBelow(category, [])))
}

function pathsBelow(category: CategoryInput, above: string[]): [string, string[]][] {
  const path = [...above, category.name]
  return [[category.slug ?? '', path], ...(category.children ?? []).flatMap((child) => pathsBelow(child, path))]
}
