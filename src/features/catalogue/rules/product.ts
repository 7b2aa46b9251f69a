/** item: one product; bundle: several products sold as one; virtual: a gift card, a file; service: work. */
export type ProductKind = 'item' | 'bundle' | 'virtual' | 'service'

/** Whether it is physical goods: shipped in a parcel, and subject to product law. Gift cards and services are not. */
export function isPhysical(kind: ProductKind): boolean {
  return kind === 'item' || kind === 'bundle'
}

/** Whether the name of a size needs no word before it: '50 g', 'PDF', '100 zł', but not 'M'. */
export function isSizeClear(kind: ProductKind, name: string): boolean {
  return !isPhysical(kind) || isWeight(name)
}

/** Whether a size is a pack: '50 g'. */
export function isWeight(name: string): boolean {
  return /^\d[\d,]*\s?(?:g|dag|kg)$/u.test(name)
}

/** Labels of products. */
export const productLabels = ['new', 'recommended', 'bestseller'] as const
export type ProductLabel = (typeof productLabels)[number]

/** The product without a label, for a row whose heading says it already. */
export function withoutLabel<Product extends { labels: string[] }>(product: Product, label: string): Product {
  return { ...product, labels: product.labels.filter((one) => one !== label) }
}

/** The merchant's decisions about a product, which imports do not overwrite. Null returns the decision to the source. */
export interface ProductOverride {
  id: number
  /** Visible to visitors; a hidden product has no page at all. */
  visible?: false | null
  /** No longer sold: its page stays for owners of the product. */
  withdrawn?: true | null
  labels?: ProductLabel[] | null
}

/** The name of a version unless the product's name already contains it: '' for 'szałwiowy' of 'Kubek Ania szałwiowy'. */
export function distinctVersionName({ name, versionName }: { name: string; versionName: string }): string {
  return wordsOf(name).includes(wordsOf(versionName)) ? '' : versionName
}

function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replace(/[\s,]+/g, ' ')} `
}
