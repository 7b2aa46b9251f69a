import { sanitiseUnlessDeep } from '#platform/sanitise-html.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type CheckedProduct, checkProduct } from '../checks/product.ts'
import { catalogueTexts } from '../texts.ts'
import { digestOf } from '../writes/product-rows.ts'

/** A checked product with a sanitized description. Only `prepareProduct` creates one. */
export interface PreparedProduct {
  product: CheckedProduct
  /** Of the source's data, without stock. */
  digest: string
}

/** Prepares a product without the database, so that an import can do it in a worker thread; returns the product or what is wrong with it. */
export function prepareProduct(raw: unknown): Result<PreparedProduct, Message[]> {
  const checked = checkProduct(raw)
  if (!checked.ok) return checked
  const description = sanitiseUnlessDeep(checked.value.description)
  if (description === null) return refused([{ text: catalogueTexts.deepDescription }])
  return done({ product: { ...checked.value, description }, digest: digestOf(checked.value) })
}
