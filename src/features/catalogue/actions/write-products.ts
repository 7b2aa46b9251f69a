import { queueIllustrations } from '#features/pictures/actions.ts'
import type { Tag } from '#shared/tag.ts'
import type { PublicShop } from '#shop'
import { getListingTags, partKey, partsBySource } from '../queries/products-by-source.ts'
import { categoryKey } from '../rules/dictionary-slug.ts'
import { ensureCategories } from '../writes/categories.ts'
import { ensureProducersOrSeries, ensureUnits, ensureVersionGroups } from '../writes/dictionaries.ts'
import { writeDisclosures } from '../writes/disclosures.ts'
import { ensureParameterValues, parameterValueKey } from '../writes/parameters.ts'
import { replacePictures } from '../writes/product-media.ts'
import { type ProductRelations, replaceRelations, upsertSizes } from '../writes/product-relations.ts'
import { type References, resolveSlug, toPictureRows, toProductRow, toSizeRows } from '../writes/product-rows.ts'
import { upsertProducts } from '../writes/products.ts'
import { ensureSuppliers } from '../writes/stores-and-suppliers.ts'
import type { ProductCandidate } from './product-candidate.ts'

export interface WriteProductsResult {
  /** By source id. */
  ids: Map<string, number>
  /** What else changed: the categories and groups of versions that contained the products before or contain them now. */
  tags: Tag[]
}

/** Writes all data of products except their stock. */
export async function writeProducts(
  shop: PublicShop,
  source: string,
  candidates: ProductCandidate[],
): Promise<WriteProductsResult> {
  if (candidates.length === 0) return { ids: new Map(), tags: [] }
  const formerIds = candidates.flatMap(({ former }) => former?.id ?? [])
  const before = await getListingTags(shop, formerIds)
  const known = await ensureReferences(shop, candidates)
  const products = candidates.map(({ product, former, digest }) =>
    toProductRow(product, former?.id ?? product.id, digest, known),
  )
  const ids = await upsertProducts(shop, source, products)
  await queueIllustrations(
    shop,
    products.map(({ description }) => description),
  )
  const idOf = ({ product }: ProductCandidate) => ids.get(product.sourceId) ?? 0
  await upsertSizes(
    shop,
    candidates.flatMap((candidate) => toSizeRows(candidate.product, idOf(candidate))),
  )
  const { newCategories, ...belongings } = await collectRelations(shop, source, candidates, idOf)
  await replaceRelations(shop, formerIds, belongings)
  await replacePictures(
    shop,
    formerIds,
    candidates.flatMap((candidate) => toPictureRows(candidate.product, idOf(candidate))),
  )
  const others = await writeDisclosures(
    shop,
    'product',
    candidates.flatMap((candidate) =>
      candidate.product.disclosure ? { ...candidate.product.disclosure, id: idOf(candidate) } : [],
    ),
  )
  const after = await getListingTags(shop, [...ids.values()])
  if (others) return { ids, tags: ['all'] }
  return { ids, tags: ['products', ...(newCategories ? (['categories'] as const) : []), ...before, ...after] }
}

async function ensureReferences(shop: PublicShop, candidates: ProductCandidate[]): Promise<References> {
  const products = candidates.map(({ product }) => product)
  const named = (kind: 'producer' | 'series') =>
    products.flatMap(({ [kind]: one }) => (one ? [{ slug: resolveSlug(one), name: one.name }] : []))
  return {
    units: await ensureUnits(shop, [...new Set(products.map(({ unit }) => unit))]),
    producers: await ensureProducersOrSeries(shop, 'producer', named('producer')),
    series: await ensureProducersOrSeries(shop, 'series', named('series')),
    suppliers: await ensureSuppliers(
      shop,
      products.flatMap(({ supplier }) => supplier ?? []),
    ),
    versionGroups: await ensureVersionGroups(
      shop,
      products.flatMap(({ version }) => (version ? [{ key: version.group, parameter: version.parameter }] : [])),
    ),
  }
}

async function collectRelations(
  shop: PublicShop,
  source: string,
  candidates: ProductCandidate[],
  idOf: (candidate: ProductCandidate) => number,
): Promise<ProductRelations & { newCategories: boolean }> {
  const products = candidates.map((candidate) => ({ ...candidate.product, id: idOf(candidate) }))
  const { ids: categories, created } = await ensureCategories(
    shop,
    products.flatMap((product) => product.categories),
  )
  const values = await ensureParameterValues(
    shop,
    products.flatMap((product) => product.parameters.flatMap(toPairs)),
  )
  const sizes = await partsBySource(
    shop,
    source,
    products.flatMap((product) => product.bundle),
  )
  return {
    newCategories: created,
    categories: products.flatMap((product) => categoryRows(product, categories)),
    parameters: products.flatMap((product) => parameterRows(product, values)),
    parts: products.flatMap((product) => partRows(product, sizes)),
    configurators: products.flatMap(({ id, configurator }) =>
      configurator.length > 0 ? [{ product_id: id, fields: configurator }] : [],
    ),
  }
}

type IdentifiedProduct = ProductCandidate['product'] & { id: number }

function categoryRows({ id, categories: paths }: IdentifiedProduct, ids: Map<string, number>) {
  const own = distinct(paths.map((path) => ids.get(categoryKey(path)) ?? 0))
  return own.map((category_id, index) => ({ product_id: id, category_id, main: index === 0 }))
}

function parameterRows({ id, parameters }: IdentifiedProduct, ids: Map<string, number>) {
  const own = distinct(parameters.flatMap(toPairs).map((pair) => ids.get(parameterValueKey(pair)) ?? 0))
  return own.map((parameter_value_id, position) => ({ product_id: id, parameter_value_id, position }))
}

function partRows({ id, bundle }: IdentifiedProduct, sizeIds: Map<string, number>) {
  return bundle.map((part, position) => ({
    bundle_id: id,
    size_id: sizeIds.get(partKey(part)) ?? 0,
    quantity: part.quantity,
    position,
    choose_size: part.chooseSize,
  }))
}

function toPairs({ name, values }: { name: string; values: string[] }): { parameter: string; value: string }[] {
  return values.map((value) => ({ parameter: name, value }))
}

function distinct(ids: number[]): number[] {
  return [...new Set(ids)]
}
