import type { ProductVersion } from '#features/catalogue/queries/product-page.ts'
import { urls } from '#shared/urls.ts'
import { wireFlag } from '#shared/wire-flag.ts'
import type { PublicShop } from '#shop'
import type { ProjectorData } from './projector-data.ts'
import { fullSize } from './size.ts'
import { productFields } from './sizes.ts'

/** Member product (A3.1): every size by type, and the quantity limits of an order. */
export function product(shop: PublicShop, known: ProjectorData, subscription: boolean) {
  const { record, offers } = known
  return {
    ...productFields(record),
    currency: shop.currency.format.code,
    sizes: Object.fromEntries(offers.map((offer) => [offer.size.type, fullSize(shop, known, offer, subscription)])),
    order_quantity_range: quantityRange(known),
  }
}

function quantityRange({ record: { limits } }: ProjectorData) {
  const ranges = {
    max_quantity_per_order: limits.maximum,
    max_size_quantity_per_order: limits.maximumPerSize,
    min_quantity_per_order: limits.minimum,
    min_size_quantity_per_order: limits.minimumPerSize,
    minimum_quantity_subscription: limits.minimumSubscription,
  }
  const given = Object.entries(ranges).filter(([, limit]) => limit !== null)
  return Object.fromEntries(given.map(([name, limit]) => [name, Number(limit)]))
}

/** Member pictures, in the merchant's order. */
export function pictures({ record }: ProjectorData) {
  return record.pictures.map(({ file, width, height, alt }, index) => ({
    position: index + 1,
    url: urls.picture(file, 1280),
    medium_url: urls.picture(file, 640),
    icon_url: urls.picture(file, 160),
    width,
    height,
    alt,
    data: { icon: urls.picture(file, 160), icon_second: urls.picture(file, 160, 'jpeg') },
  }))
}

/** Member versions: the product and those that differ from it in one attribute; null when there are none. */
export function versionsAnswer({ record: { versions } }: ProjectorData) {
  if (!versions) return null
  return {
    name: versions.parameter,
    items: versions.items.map((item) => ({
      id: item.id,
      name: item.versionName,
      link: urls.product(item),
      ...(item.file && { gfx: urls.picture(item.file, 160) }),
      product_name: item.name,
      ...(item.file && { product_icon: urls.picture(item.file, 320) }),
    })),
  }
}

/**
 * Member multiversions: the versions as values to choose from, each with its product id. The chosen one is selected, by default
 * the product itself. Null for a product without versions.
 */
export function multiversions({ record }: ProjectorData, chosen: string | null) {
  if (!record.versions) return null
  const { groupId, parameter, items } = record.versions
  const selected = chosen ?? String(record.id)
  const entries = items.map((item, index) => [
    `${String(index).padStart(5, '0')}-${item.id}`,
    versionItem(item, index, String(item.id) === selected),
  ])
  return [{ id: groupId, name: parameter, items: Object.fromEntries(entries) }]
}

function versionItem(item: ProductVersion, index: number, selected: boolean) {
  return {
    enabled: wireFlag(true),
    ...(selected && { selected: wireFlag(true) }),
    values_id: String(item.id),
    values: { [item.id]: { id: item.id, name: item.versionName } },
    products: [{ product_id: item.id, version_priority: index, url: urls.product(item), name: item.name }],
  }
}

/** Returns whether the chosen value is none of these. */
export function isUnknownVersion({ record }: ProjectorData, chosen: string | null): boolean {
  return chosen !== null && !record.versions?.items.some(({ id }) => String(id) === chosen)
}
