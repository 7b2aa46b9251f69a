import { queueIllustrations } from '#features/pictures/actions.ts'
import { markdownToHtml } from '#platform/markdown.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { findDraft, findFooterPosition, findLatestContent, findPublishedSource, type PageDraft } from './queries.ts'
import { deleteDraft, insertVersion, markVersionRead, upsertDraft, upsertPage } from './writes.ts'

/** A page that the shop has written. */
export interface PageInput {
  slug: string
  title: string
  /** Made harmless before it is stored. */
  html: string
  /** What the HTML was made of, where it was. */
  markdown?: string
  /** From a template that nobody has said to have read. */
  unreadTemplate?: boolean
  /** From when on it is in force; `shop.now` when it is left out. */
  validFrom?: Date
  /** Place among the links of the footer. */
  position?: number
  inFooter?: boolean
}

/**
 * Publishes a page; its version. Every version is kept, since orders name the one they were placed under;
 * words that did not change make none.
 */
export async function publishPage(shop: PublicShop, page: PageInput): Promise<number> {
  const { slug, title, position = 0, inFooter = true, markdown, unreadTemplate, validFrom } = page
  const html = sanitiseHtml(page.html)
  return transaction(shop, async (shop) => {
    const moved = await upsertPage(shop, { slug, position, inFooter })
    const latest = await findLatestContent(shop, slug)
    const same = latest?.title === title && latest.html === html
    if (moved || !same) await publishInvalidation(shop, ['content'])
    if (latest && same) return latest.version
    const version = (latest?.version ?? 0) + 1
    await queueIllustrations(shop, [html])
    await insertVersion(shop, { slug, version, title, html, markdown, unreadTemplate, validFrom })
    return version
  })
}

export interface PublishRequest {
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
  { slug, validFrom, read = false }: PublishRequest,
): Promise<Result<number, 'nothing-prepared'>> {
  return transaction(shop, async (shop) => {
    const draft = await findDraft({ ...shop, primary: shop.database }, slug)
    if (!draft) {
      const latest = read ? await findLatestContent(shop, slug) : null
      if (!latest) return refused('nothing-prepared')
      await markVersionRead(shop, slug, latest.version)
      return done(latest.version)
    }
    const place = await findFooterPosition(shop, slug)
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

export type DraftOutcome = 'new' | 'changed' | 'unchanged'

/**
 * Prepares a page that shoppers do not see yet; what was prepared before goes. Words that are published already need no
 * preparation: nothing is left prepared then.
 */
export async function saveDraft(shop: PublicShop, draft: PageDraft): Promise<DraftOutcome> {
  return transaction(shop, async (shop) => {
    const inTransaction = { ...shop, primary: shop.database }
    const before = await findDraft(inTransaction, draft.slug)
    const published = await findPublishedSource(inTransaction, draft.slug, null)
    if (published?.title === draft.title && published.source === draft.markdown) {
      if (before) await deleteDraft(shop, draft.slug)
      return before ? 'changed' : 'unchanged'
    }
    if (before && before.title === draft.title && before.markdown === draft.markdown) {
      if (before.position !== draft.position)
        await upsertDraft(shop, { ...draft, unreadTemplate: before.unreadTemplate })
      return 'unchanged'
    }
    await upsertDraft(shop, draft)
    return before || published ? 'changed' : 'new'
  })
}
