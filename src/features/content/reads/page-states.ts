import { sql } from 'kysely'
import type { PublicShop } from '#shop'

/** One page as its merchant sees it. */
export interface PageState {
  slug: string
  title: string
  /** Of the newest version; null while none has been published. */
  version: number | null
  validFrom: Date | null
  /** When somebody last changed what is prepared; null when nothing is. */
  draftedAt: Date | null
  /** What stands there, or is prepared, comes from a template that nobody has said to have read. */
  unreadTemplate: boolean
}

/** All pages, published and prepared, in the order of the footer. */
export async function pageStates(shop: PublicShop): Promise<PageState[]> {
  const { rows } = await sql<PageState>`
    select slug, coalesce(draft.title, newest.title) as title, newest.version, newest.valid_from as "validFrom",
      draft.changed_at as "draftedAt",
      coalesce(draft.unread_template, newest.unread_template, false) as "unreadTemplate"
    from (
      select distinct on (slug) * from content_version order by slug, version desc
    ) newest
    full join content_draft draft using (slug)
    left join content_page page using (slug)
    order by coalesce(draft.position, page.position, 1000), slug
  `.execute(shop.primary)
  return rows
}
