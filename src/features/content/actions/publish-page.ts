import { queueIllustrations } from '#features/pictures/actions/queue-illustrations.ts'
import { changed } from '#platform/changed.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { type PublicShop, transaction } from '#shop'
import { latestVersion } from '../reads.ts'
import { insertVersion, upsertPage } from '../writes.ts'

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
    const latest = await latestVersion(shop, slug)
    const same = latest?.title === title && latest.html === html
    if (moved || !same) await changed(shop, ['content'])
    if (latest && same) return latest.version
    const version = (latest?.version ?? 0) + 1
    await queueIllustrations(shop, [html])
    await insertVersion(shop, { slug, version, title, html, markdown, unreadTemplate, validFrom })
    return version
  })
}
