import sanitizeHtml from 'sanitize-html'
import type { PublicShop } from '#shop'
import { fillPlaces } from '../rules.ts'
import { sellerOf } from '../settings.ts'

export interface ContentLink {
  slug: string
  title: string
}

export interface ContentPage extends ContentLink {
  version: number
  html: string
  validFrom: Date
}

/** Every content page in the order in which the footer lists them; `inFooter` tells which it does. */
export async function contentLinks(shop: PublicShop): Promise<(ContentLink & { inFooter: boolean })[]> {
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
  return rows.map(({ slug, title, in_footer }) => ({ slug, title, inFooter: in_footer }))
}

/** The version of a content page in force, its places filled and its markup made harmless; null when there is none. */
export async function findContentPage(shop: PublicShop, slug: string): Promise<ContentPage | null> {
  const row = await shop.database
    .selectFrom('content_version')
    .select(['slug', 'version', 'title', 'html', 'valid_from'])
    .where('slug', '=', slug)
    .where('valid_from', '<=', shop.now)
    .orderBy('version', 'desc')
    .executeTakeFirst()
  if (!row) return null
  const { version, title, html, valid_from: validFrom } = row
  return { slug, version, title, validFrom, html: sanitizeHtml(fillPlaces(html, sellerPlaces(shop))) }
}

function sellerPlaces(shop: PublicShop): Record<string, string> {
  return Object.fromEntries(Object.entries(sellerOf(shop.settings)).map(([name, value]) => [`seller.${name}`, value]))
}
