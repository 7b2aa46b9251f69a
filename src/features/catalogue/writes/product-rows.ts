import { createHash } from 'node:crypto'
import { slugOf } from '#shared/plain-text.ts'
import { sizesInOrder, sortKey } from '#shared/sort-order.ts'
import type { CheckedProduct } from '../checks/product.ts'
import { dictionarySlug } from '../rules/dictionary-slug.ts'
import type { Unit } from './dictionaries.ts'
import type { PictureRow } from './product-media.ts'
import type { SizeRow } from './product-relations.ts'
import type { ProductRow } from './products.ts'

/** Ids in the shop's dictionaries that a product refers to. */
export interface References {
  units: Map<string, Unit>
  producers: Map<string, number>
  series: Map<string, number>
  suppliers: Map<string, number>
  versionGroups: Map<string, number>
}

/** A digest that changes with the source's data. Stock is compared separately, since orders change it. */
export function digestOf(product: CheckedProduct): string {
  const sizes = product.sizes.map(({ stock: _, ...size }) => size)
  return createHash('sha1')
    .update(JSON.stringify({ ...product, sizes }))
    .digest('base64')
}

export function resolveSlug({ slug, name }: { slug?: string | undefined; name: string }): string {
  return slug ?? dictionarySlug(name)
}

export function toProductRow(
  product: CheckedProduct,
  id: number | null,
  digest: string,
  known: References,
): ProductRow {
  const unit = known.units.get(product.unit)
  if (!unit) throw new Error(`unit ${product.unit} was not created`)
  const { producer, series, supplier, version } = product
  return {
    id,
    source_id: product.sourceId,
    source_digest: digest,
    kind: product.kind,
    slug: product.slug ?? slugOf(product.name),
    name: product.name,
    sort_key: sortKey(product.name),
    lead: product.lead,
    description: product.description,
    producer_id: (producer && known.producers.get(resolveSlug(producer))) ?? null,
    series_id: (series && known.series.get(resolveSlug(series))) ?? null,
    unit_id: unit.id,
    sell_by: product.sellBy ?? unit.sell_by,
    precision: product.precision ?? unit.precision,
    vat_class_id: product.vat,
    vat_exemption: product.vatExemption ?? '',
    availability: product.availability,
    disabled_text: product.disabledText,
    delivery_unknown: product.deliveryUnknown,
    back_on: product.backOn,
    supplier_id: known.suppliers.get(supplier ?? '') ?? null,
    delay_days: product.delayDays,
    phone_price: product.phonePrice,
    basket_enabled: product.basketEnabled,
    free: product.free,
    points_price: product.pointsPrice,
    points_received: product.pointsReceived,
    gift_from_value: product.giftFromValue,
    minimum_quantity: product.minimum,
    maximum_quantity: product.maximum,
    minimum_size_quantity: product.minimumPerSize,
    maximum_size_quantity: product.maximumPerSize,
    minimum_subscription_quantity: product.minimumSubscription,
    version_group_id: (version && known.versionGroups.get(version.group)) ?? null,
    version_name: version?.value ?? '',
    version_priority: version?.priority ?? 0,
    labels: product.labels,
    popularity: product.popularity,
    visible: product.visible,
  }
}

/** Sizes are sorted from the smallest where that is known. */
export function toSizeRows(product: CheckedProduct, productId: number): SizeRow[] {
  return sizesInOrder(product.sizes).map((size, priority) => ({
    product_id: productId,
    type: size.type,
    name: size.name,
    priority,
    code: size.code,
    ean: size.ean,
    weight: size.weight,
    content: size.content?.quantity ?? null,
    content_unit: size.content?.unit ?? null,
  }))
}

/** One row for each distinct picture; positions count from 0. */
export function toPictureRows(product: CheckedProduct, productId: number): PictureRow[] {
  const distinct = new Map(
    product.pictures
      .filter(({ url, stored }) => url !== null || stored !== null)
      .map((picture) => [picture.url ?? picture.stored?.file, picture]),
  )
  return [...distinct.values()].map(({ alt, url, stored }, position) => ({
    product_id: productId,
    position,
    alt,
    source_url: url,
    file: stored?.file ?? null,
    width: stored?.width ?? null,
    height: stored?.height ?? null,
    colour: stored?.colour ?? null,
    state: stored ? ('ready' as const) : ('waiting' as const),
  }))
}
