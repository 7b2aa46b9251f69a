import type { PublicShop } from '#shop'
import type { PageDraft } from './queries.ts'

/**
 * Inserts or updates the page row and locks it until the transaction ends: concurrent publications get different versions.
 * @returns whether it is new, or has a new position
 */
export async function upsertPage(
  shop: PublicShop,
  { slug, position, inFooter }: { slug: string; position: number; inFooter: boolean },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await shop.database
    .insertInto('content_page')
    .values({ slug, position, in_footer: inFooter })
    .onConflict((conflict) =>
      conflict
        .column('slug')
        .doUpdateSet({ position, in_footer: inFooter })
        .where((page) =>
          page.or([page('content_page.position', '<>', position), page('content_page.in_footer', '<>', inFooter)]),
        ),
    )
    .executeTakeFirst()
  return numInsertedOrUpdatedRows > 0n
}

interface NewVersion {
  slug: string
  version: number
  title: string
  html: string
  markdown?: string
  unreadTemplate?: boolean
  /** `shop.now` by default. */
  validFrom?: Date
}

export async function insertVersion(
  shop: PublicShop,
  { markdown, unreadTemplate = false, validFrom = shop.now, ...version }: NewVersion,
): Promise<void> {
  await shop.database
    .insertInto('content_version')
    .values({ ...version, markdown, unread_template: unreadTemplate, valid_from: validFrom })
    .execute()
}

export async function upsertDraft(shop: PublicShop, { slug, unreadTemplate, ...draft }: PageDraft): Promise<void> {
  const stored = { ...draft, unread_template: unreadTemplate, changed_at: shop.now }
  await shop.database
    .insertInto('content_draft')
    .values({ slug, ...stored })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(stored))
    .execute()
}

export async function deletePageDraft(shop: PublicShop, slug: string): Promise<void> {
  await shop.database.deleteFrom('content_draft').where('slug', '=', slug).execute()
}

/** Marks the newest version as read. */
export async function markVersionRead(shop: PublicShop, slug: string, version: number): Promise<void> {
  await shop.database
    .updateTable('content_version')
    .set({ unread_template: false })
    .where('slug', '=', slug)
    .where('version', '=', version)
    .execute()
}
