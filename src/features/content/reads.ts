import { sql } from 'kysely'
import { dependsOn, validUntil } from '#platform/page-cache/origins.ts'
import type { PublicShop } from '#shop'

/** One version of a page that the shop has written: terms, privacy, delivery … */
export interface Content {
  slug: string
  version: number
  title: string
  html: string
}

/** The version in force now; null when there is no such page. */
export async function contentInForce(shop: PublicShop, slug: string): Promise<Content | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html'])
    .where('slug', '=', slug)
    .where('valid_from', '<=', shop.now)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  dependsOn(shop, 'content')
  validUntil(shop, await nextContent(shop))
  return row ?? null
}

/** When a version that has been prepared comes into force; null when none has. */
async function nextContent(shop: PublicShop): Promise<Date | null> {
  const { next } = await shop.database
    .selectFrom('content_version')
    .select(sql<Date | null>`min(valid_from)`.as('next'))
    .where('valid_from', '>', shop.now)
    .executeTakeFirstOrThrow()
  return next
}

/** An older or newer version of a page, as somebody once agreed to it. */
export async function contentAtVersion(shop: PublicShop, slug: string, version: number): Promise<Content | null> {
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

/** Every content page in force, in the merchant's order. */
export async function contentLinks(shop: PublicShop): Promise<ContentLink[]> {
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
  validUntil(shop, await nextContent(shop))
  return rows.map(({ slug, title, in_footer }) => ({ slug, title, inFooter: in_footer }))
}

/** The version that was published last, in force or not yet. */
export async function latestVersion(shop: PublicShop, slug: string): Promise<Content | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html'])
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}
