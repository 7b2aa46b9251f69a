import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction } from '#shop'
import { productName } from '../reads/product-name.ts'
import { catalogueTexts } from '../texts.ts'
import { deleteOwnPicture, insertOwnPicture } from '../writes/pictures.ts'

/** A picture that the shop keeps already. */
export interface OwnPicture {
  productId: number
  /** What is on it, for those who do not see it; '' is the product's name. */
  alt: string
  /** SHA-256 of the bytes. */
  file: string
  width: number
  height: number
  colour: string | null
}

/** Puts a picture of the merchant's own before those that feeds bring; imports leave it alone. */
export function addPicture(shop: PublicShop, { productId, ...picture }: OwnPicture): Promise<Result<void, Message>> {
  return transaction(shop, async (shop) => {
    const name = await productName(shop, productId)
    if (name === null) return refused({ text: catalogueTexts.unknownProduct })
    await insertOwnPicture(shop, { product_id: productId, ...picture, alt: picture.alt || name })
    await changed(shop, [`product:${productId}`])
    return done(undefined)
  })
}

/** Takes a picture of the merchant's own away; false when there is none of that number. */
export function removePicture(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteOwnPicture(shop, productId, id)
    if (was) await changed(shop, [`product:${productId}`])
    return was
  })
}
