import type { ProductVersion } from '#features/catalogue/reads/product-page.ts'
import { urls } from '#shared/urls.ts'
import { flag } from '#shared/wire-flag.ts'
import type { Known } from './known.ts'

/** Member versions: the product beside those that differ from it in one thing; null when there are none. */
export function versions({ record: { versions } }: Known) {
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
 * Member multiversions: the same as values to choose from, each known by the id of its product; the chosen one, else that of the
 * product itself, is selected. Null for a product without versions.
 */
export function multiversions({ record }: Known, chosen: string | null) {
  if (!record.versions) return null
  const { groupId, parameter, items } = record.versions
  const selected = chosen ?? String(record.id)
  const entries = items.map((item, place) => [
    `${String(place).padStart(5, '0')}-${item.id}`,
    versionItem(item, place, String(item.id) === selected),
  ])
  return [{ id: groupId, name: parameter, items: Object.fromEntries(entries) }]
}

function versionItem(item: ProductVersion, place: number, selected: boolean) {
  return {
    enabled: flag(true),
    ...(selected && { selected: flag(true) }),
    values_id: String(item.id),
    values: { [item.id]: { id: item.id, name: item.versionName } },
    products: [{ product_id: item.id, version_priority: place, url: urls.product(item), name: item.name }],
  }
}

/** Whether a value that was chosen is none of these. */
export function isUnknownVersion({ record }: Known, chosen: string | null): boolean {
  return chosen !== null && !record.versions?.items.some(({ id }) => String(id) === chosen)
}
