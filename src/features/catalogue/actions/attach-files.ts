import { changed } from '#platform/changed.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { tagsOf } from '#shared/tag.ts'
import type { Message } from '#shared/text.ts'
import { type PublicShop, transaction, transactionOrUndo } from '#shop'
import { fileType } from '../rules/file-type.ts'
import { catalogueTexts } from '../texts.ts'
import { deleteAttachment, upsertAttachments } from '../writes/attachments.ts'

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
    await changed(shop, tagsOf('product', saved))
    return done(undefined)
  }
  return shop.database.isTransaction ? attach(shop) : transactionOrUndo(shop, attach)
}

/** Takes a file off a product's page: from then on nobody is sent it, unless another product offers it. Whether it was there. */
export function detachFile(shop: PublicShop, productId: number, id: number): Promise<boolean> {
  return transaction(shop, async (shop) => {
    const was = await deleteAttachment(shop, productId, id)
    await changed(shop, [`product:${productId}`])
    return was
  })
}
