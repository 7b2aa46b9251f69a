import { markdownToHtml } from '#platform/markdown.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { findDraft, placeOfPage } from '../reads/page-sources.ts'
import { latestVersion } from '../reads.ts'
import { deleteDraft, markVersionRead } from '../writes/drafts.ts'
import { publishPage } from './publish-page.ts'

export interface Publishing {
  slug: string
  /** The moment from which shoppers see it; now when it is left out. */
  validFrom?: Date
  /** Somebody who knows the law has read it. */
  read?: boolean
}

/** A page without a number of its own in the footer comes after those that have one. */
const lastPosition = 100

/**
 * Shows shoppers what is prepared, as the page's next version; its number. Where nothing is prepared, the published version can
 * still be said to have been read.
 */
export async function publishDraft(
  shop: PublicShop,
  { slug, validFrom, read = false }: Publishing,
): Promise<Result<number, 'nothing-prepared'>> {
  return transaction(shop, async (shop) => {
    const draft = await findDraft({ ...shop, primary: shop.database }, slug)
    if (!draft) {
      const latest = read ? await latestVersion(shop, slug) : null
      if (!latest) return refused('nothing-prepared')
      await markVersionRead(shop, slug, latest.version)
      return done(latest.version)
    }
    const place = await placeOfPage(shop, slug)
    const version = await publishPage(shop, {
      slug,
      title: draft.title,
      html: markdownToHtml(draft.markdown),
      markdown: draft.markdown,
      unreadTemplate: draft.unreadTemplate && !read,
      position: draft.position ?? place?.position ?? lastPosition,
      inFooter: place?.inFooter ?? true,
      validFrom,
    })
    await deleteDraft(shop, slug)
    return done(version)
  })
}
