import { sanitiseUnlessDeep } from '#platform/sanitise-html.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type CheckedProduct, checkProduct } from '../checks/product.ts'
import { catalogueTexts } from '../texts/product.ts'
import { digestOf } from '../writes/product-rows.ts'

/** A product that may be written as it is: checked, its description harmless. Only `prepareProduct` makes one. */
export interface PreparedProduct {
  product: CheckedProduct
  /** Of what the source says, without stock. */
  digest: string
}

/** All that is done to a product without the database, so that an import does it beside the main thread; or what is wrong with it. */
export function prepareProduct(raw: unknown): Result<PreparedProduct, Message[]> {
  const checked = checkProduct(raw)
  if (!checked.ok) return checked
  const description = sanitiseUnlessDeep(checked.value.description)
  if (description === null) return refused([{ text: catalogueTexts.deepDescription }])
  return done({ product: { ...checked.value, description }, digest: digestOf(checked.value) })
}
