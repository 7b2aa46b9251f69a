import { changed } from '#platform/changed.ts'
import { sanitiseHtml } from '#platform/sanitise-html.ts'
import { type PublicShop, withinTransaction } from '#shop'
import { latestVersion } from '../reads.ts'
import { insertVersion, upsertPage } from '../writes.ts'

/** A page that the shop has written. */
export interface PageInput {
  slug: string
  title: string
  /** Made harmless before it is stored. */
  html: string
  /** Place among the links of the footer. */
  position?: number
  inFooter?: boolean
}

/**
 * Publishes a page from `shop.now` on; its version. Every version is kept, since orders name the one they were placed under;
 * words that did not change make none.
 */
export async function publishPage(shop: PublicShop, page: PageInput): Promise<number> {
  const { slug, title, position = 0, inFooter = true } = page
  const html = sanitiseHtml(page.html)
  return withinTransaction(shop, async (shop) => {
    await upsertPage(shop, { slug, position, inFooter })
    const latest = await latestVersion(shop, slug)
    if (latest && latest.title === title && latest.html === html) return latest.version
    const version = (latest?.version ?? 0) + 1
    await insertVersion(shop, { slug, version, title, html })
    await changed(shop, [`content:${slug}`, 'content'])
    return version
  })
}
