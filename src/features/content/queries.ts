import { sql } from 'kysely'
import { dependsOn, validUntil } from '#platform/page-cache/cache-dependencies.ts'
import { cached } from '#platform/page-cache/cached-reads.ts'
import type { PublicShop } from '#shop'

/** A version of a page: terms, privacy, delivery … */
export interface Content {
  slug: string
  version: number
  title: string
  html: string
}

/** The current version; null when there is no such page. */
export async function findCurrentContent(shop: PublicShop, slug: string): Promise<Content | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html'])
    .where('slug', '=', slug)
    .where('valid_from', '<=', shop.now)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  dependsOn(shop, 'content')
  validUntil(shop, await nextContentDate(shop))
  return row ?? null
}

/** The version of the terms in force; 0 while there are none. Cached: every order reads it. */
export function getTermsVersion(shop: PublicShop): Promise<number> {
  return cached(shop, 'terms version', async (shop) => (await findCurrentContent(shop, 'regulamin'))?.version ?? 0)
}

/** The start of a published version with a later date; null when there is none. */
async function nextContentDate(shop: PublicShop): Promise<Date | null> {
  const { next } = await shop.database
    .selectFrom('content_version')
    .select(sql<Date | null>`min(valid_from)`.as('next'))
    .where('valid_from', '>', shop.now)
    .executeTakeFirstOrThrow()
  return next
}

/** An older or newer version of a page, for example one that was accepted with an order. */
export async function findContentVersion(shop: PublicShop, slug: string, version: number): Promise<Content | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html'])
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirst()
  return row ?? null
}

export interface ContentLink {
  slug: string
  title: string
  inFooter: boolean
}

/** All current content pages, in the merchant's order. */
export async function getContentLinks(shop: PublicShop): Promise<ContentLink[]> {
  const rows = await shop.database
    .selectFrom('content_page as page')
    .innerJoin('content_version as version', 'version.slug', 'page.slug')
    .where('version.valid_from', '<=', shop.now)
    .distinctOn(['page.position', 'page.slug'])
    .select(['page.slug', 'page.in_footer', 'version.title'])
    .orderBy('page.position')
    .orderBy('page.slug')
    .orderBy('version.version', 'desc')
    .execute()
  dependsOn(shop, 'content')
  validUntil(shop, await nextContentDate(shop))
  return rows.map(({ slug, title, in_footer }) => ({ slug, title, inFooter: in_footer }))
}

/** The version published last, current or with a later start. */
export async function findLatestContent(shop: PublicShop, slug: string): Promise<Content | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** The draft of a page; null when there is none. */
export async function findPageDraft(shop: PublicShop, slug: string): Promise<PageDraft | null> {
  const row = await shop.primary
    .selectFrom('content_draft')
    .select(['slug', 'title', 'markdown', 'position', 'unread_template'])
    .where('slug', '=', slug)
    .executeTakeFirst()
  if (!row) return null
  const { unread_template: unreadTemplate, ...draft } = row
  return { ...draft, unreadTemplate }
}

/** The source of a published version: its Markdown, or its HTML without one. The newest by default. */
export async function findPublishedSource(
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

/** The footer position of a page; null when there is no such page. */
export async function findFooterPosition(
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

/** A page in the merchant's view. */
export interface PageState {
  slug: string
  title: string
  /** Of the newest version; null before the first publication. */
  version: number | null
  validFrom: Date | null
  /** Time of the draft's last change; null without a draft. */
  draftedAt: Date | null
  /** The published page or its draft is a template and not confirmed as read. */
  unreadTemplate: boolean
}

/** All pages, published and drafts, in footer order. */
export async function getPageStates(shop: PublicShop): Promise<PageState[]> {
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

/** A draft of a page. */
export interface PageDraft {
  slug: string
  title: string
  markdown: string
  /** Its footer position; null leaves it unchanged, or makes it the last. */
  position: number | null
  /** Made from a template and not confirmed as read. */
  unreadTemplate: boolean
}
