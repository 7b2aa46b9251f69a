import { queueIllustrations } from '#features/pictures/actions.ts'
import { markdownToHtml } from '#platform/markdown.ts'
import { publishInvalidation } from '#platform/page-cache/cache-dependencies.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { done, type Result, refused } from '#shared/result.ts'
import { type PublicShop, transaction } from '#shop'
import { findFooterPosition, findLatestContent, findPageDraft, findPublishedSource, type PageDraft } from './queries.ts'
import { deletePageDraft, insertVersion, markVersionRead, upsertDraft, upsertPage } from './writes.ts'

/** A page written by the shop. */
export interface PageInput {
  slug: string
  title: string
  /** Sanitised before it is stored. */
  html: string
  /** The source of the HTML, if any. */
  markdown?: string
  /** Made from a template and not confirmed as read. */
  unreadTemplate?: boolean
  /** Start of validity; `shop.now` by default. */
  validFrom?: Date
  /** Position among the footer links. */
  position?: number
  inFooter?: boolean
}

/**
 * Publishes a page; returns its version. Every version is stored, because orders refer to the one they were placed under.
 * Unchanged texts make no new version.
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
  /** The time from which shoppers see it; now by default. */
  validFrom?: Date
  /** Confirmed as read by someone who knows the law. */
  read?: boolean
}

/** Footer positions: pages without a number come after those with one. */
const lastPosition = 100

/**
 * Publishes the draft of a page; returns the new version. Without a draft the published version can still be confirmed as read.
 */
export async function publishDraft(
  shop: PublicShop,
  { slug, validFrom, read = false }: PublishRequest,
): Promise<Result<number, 'nothing-prepared'>> {
  return transaction(shop, async (shop) => {
    const draft = await findPageDraft({ ...shop, primary: shop.database }, slug)
    if (!draft) {
      const latest = read ? await findLatestContent(shop, slug) : null
      if (!latest) return refused('nothing-prepared')
      await markVersionRead(shop, slug, latest.version)
      return done(latest.version)
    }
    const footerPosition = await findFooterPosition(shop, slug)
    const version = await publishPage(shop, {
      slug,
      title: draft.title,
      html: markdownToHtml(draft.markdown),
      markdown: draft.markdown,
      unreadTemplate: draft.unreadTemplate && !read,
      position: draft.position ?? footerPosition?.position ?? lastPosition,
      inFooter: footerPosition?.inFooter ?? true,
      validFrom,
    })
    await deletePageDraft(shop, slug)
    return done(version)
  })
}

export type DraftOutcome = 'new' | 'changed' | 'unchanged'

/** Saves a draft that shoppers do not see yet; replaces an earlier draft. A draft that equals the published page is deleted. */
export async function savePageDraft(shop: PublicShop, draft: PageDraft): Promise<DraftOutcome> {
  return transaction(shop, async (shop) => {
    const inTransaction = { ...shop, primary: shop.database }
    const before = await findPageDraft(inTransaction, draft.slug)
    const published = await findPublishedSource(inTransaction, draft.slug, null)
    if (published?.title === draft.title && published.source === draft.markdown) {
      if (before) await deletePageDraft(shop, draft.slug)
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
