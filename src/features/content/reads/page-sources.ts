import type { PublicShop } from '#shop'
import type { Draft } from '../rules/draft.ts'

/** What is prepared for a page; null when nothing is. */
export async function findDraft(shop: PublicShop, slug: string): Promise<Draft | null> {
  const row = await shop.primary
    .selectFrom('content_draft')
    .select(['slug', 'title', 'markdown', 'position', 'unread_template'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return null
  const { unread_template: unreadTemplate, ...draft } = row
  return { ...draft, unreadTemplate }
}

/** A published version as it was written: its Markdown, or its HTML where it has none. The newest when none is named. */
export async function publishedSource(
  shop: PublicShop,
  slug: string,
  version: number | null,
): Promise<{ title: string; version: number; validFrom: Date; source: string } | null> {
  let query = shop.primary
    .selectFrom('content_version')
    .select(['title', 'version', 'valid_from', 'html', 'markdown'])
    .where('slug', '=', slug)
  if (version !== null) query = query.where('version', '=', version)
  const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst()
  if (!row) return null
  return { title: row.title, version: row.version, validFrom: row.valid_from, source: row.markdown ?? row.html }
}

/** Where a page stands among the links of the footer; null when there is no such page. */
export async function placeOfPage(
  shop: PublicShop,
  slug: string,
): Promise<{ position: number; inFooter: boolean } | null> {
  const row = await shop.database
    .selectFrom('content_page')
    .select(['position', 'in_footer'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row ? { position: row.position, inFooter: row.in_footer } : null
}
