import type { PublicShop } from '#shop'
import type { Draft } from '../rules/draft.ts'

export async function upsertDraft(shop: PublicShop, { slug, unreadTemplate, ...draft }: Draft): Promise<void> {
  const stored = { ...draft, unread_template: unreadTemplate, changed_at: shop.now }
  await shop.database
    .insertInto('content_draft')
    .values({ slug, ...stored })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(stored))
    .execute()
}

export async function deleteDraft(shop: PublicShop, slug: string): Promise<void> {
  await shop.database.deleteFrom('content_draft').where('slug', '=', slug).execute()
}

/** The newest version counts as read from now on. */
export async function markVersionRead(shop: PublicShop, slug: string, version: number): Promise<void> {
  await shop.database
    .updateTable('content_version')
    .set({ unread_template: false })
    .where('slug', '=', slug)
    .where('version', '=', version)
    .execute()
}
