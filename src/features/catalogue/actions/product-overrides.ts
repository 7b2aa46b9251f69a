import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction, transactionUnlessRefused } from '#shop'
import { findProductName } from '../queries/page-names.ts'
import { fileType } from '../rules/file-type.ts'
import type { ProductOverride } from '../rules/product.ts'
import { catalogueTexts } from '../texts.ts'
import { deleteAttachment, deleteOwnPicture, insertOwnPicture, upsertAttachments } from '../writes/product-media.ts'
import { clearDigest, updateOverride } from '../writes/products.ts'

/** A picture that the shop has already stored. */
export interface OwnPicture {
  productId: number
  /** The alternative text; '' is the product's name. */
  alt: string
  /** SHA-256 of the bytes. */
  file: string
  width: number
  height: number
  colour: string | null
}

/** Adds a merchant's own picture before those of feeds; imports do not change it. */
export function addPicture(shop: PublicShop, { productId, ...picture }: OwnPicture): Promise<Result<void, Message>> {
  return transaction(shop, async (shop) => {
    const name = await findProductName(shop, productId)
    if (name === null) return refused({ text: catalogueTexts.unknownProduct })
    await insertOwnPicture(shop, { product_id: productId, ...picture, alt: picture.alt || name })
    await publishInvalidation(shop, [`product:${productId}`])
    return done(undefined)
  })
}

/** Removes a merchant's own picture; returns false when there is none with that number. */
export function removePicture(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteOwnPicture(shop, productId, id)
    if (was) await publishInvalidation(shop, [`product:${productId}`])
    return was
  })
}

/** A file that the shop has already stored. */
export interface AttachedFile {
  productId: number
  /** The text of its link. */
  name: string
  /** The file name for saving it; the extension determines the type. */
  fileName: string
  /** SHA-256 of the bytes. */
  file: string
  bytes: number
}

/** Adds files to products' pages (B2.25); a file that a product already has is renamed. Refused when the product does not exist. */
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

/** Removes a file from a product's page; it is no longer served, unless another product has it. Returns whether it existed. */
export function detachFile(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteAttachment(shop, productId, id)
    await publishInvalidation(shop, [`product:${productId}`])
    return was
  })
}

type OverrideResult = Result<null, { unknown: number[] }>

/**
 * Saves a merchant's decisions about products, which override their source from now on; a withdrawn decision is replaced by the source's value at its
 * next import.
 * All of them or, when some products do not exist, none.
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
