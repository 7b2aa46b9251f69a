import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { findProductName } from '../queries/page-names.ts'
import { fileType } from '../rules/file-type.ts'
import type { ProductOverride } from '../rules/product.ts'
import { catalogueTexts } from '../texts/product.ts'
import { deleteAttachment, deleteOwnPicture, insertOwnPicture, upsertAttachments } from '../writes/product-media.ts'
import { clearDigest, updateOverride } from '../writes/products.ts'

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
    const name = await findProductName(shop, productId)
    if (name === null) return refused({ text: catalogueTexts.unknownProduct })
    await insertOwnPicture(shop, { product_id: productId, ...picture, alt: picture.alt || name })
    await publishInvalidation(shop, [`product:${productId}`])
    return done(undefined)
  })
}

/** Takes a picture of the merchant's own away; false when there is none of that number. */
export function removePicture(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteOwnPicture(shop, productId, id)
    if (was) await publishInvalidation(shop, [`product:${productId}`])
    return was
  })
}

/** A file that the shop keeps already. */
export interface AttachedFile {
  productId: number
  /** What people read. */
  name: string
  /** What it is called where it is saved; its end tells the type. */
  fileName: string
  /** SHA-256 of the bytes. */
  file: string
  bytes: number
}

/** Offers files on products' pages (B2.25); one that a product has already is named anew. Refused when there is no such product. */
export function attachFiles(shop: PublicShop, files: AttachedFile[]): Promise<Result<void, Message>> {
  const attach = async (shop: PublicShop): Promise<Result<void, Message>> => {
    const saved = await upsertAttachments(
      shop,
      files.map(({ productId, name, fileName, file, bytes }) => {
        const { kind, mediaType } = fileType(fileName)
        return { product_id: productId, name, file, file_name: fileName, kind, media_type: mediaType, bytes }
      }),
    )
    if (saved.length < files.length) return refused({ text: catalogueTexts.unknownProduct })
    await publishInvalidation(shop, tagsOf('product', saved))
    return done(undefined)
  }
  return shop.database.isTransaction ? attach(shop) : transactionUnlessRefused(shop, attach)
}

/** Takes a file off a product's page: from then on nobody is sent it, unless another product offers it. Whether it was there. */
export function detachFile(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteAttachment(shop, productId, id)
    await publishInvalidation(shop, [`product:${productId}`])
    return was
  })
}

type OverrideResult = Result<null, { unknown: number[] }>

/**
 * Lets products be as the merchant has decided, whatever their source says from now on; a decision that is given back is the
 * source's again with its next import. All of them or, when there are products that the shop does not have, none.
 */
export function overrideProducts(shop: PublicShop, choices: ProductOverride[]): Promise<OverrideResult> {
  return transactionUnlessRefused<PublicShop, OverrideResult>(shop, async (shop) => {
    const unknown: number[] = []
    for (const choice of choices.toSorted((one, other) => one.id - other.id)) {
      if (!(await updateOverride(shop, choice))) unknown.push(choice.id)
      if (Object.values(choice).includes(null)) await clearDigest(shop, choice.id)
    }
    if (unknown.length > 0) return refused({ unknown })
    const ids = choices.map(({ id }) => id)
    await publishInvalidation(shop, ['products', ...tagsOf('product', ids)])
    return done(null)
  })
}
