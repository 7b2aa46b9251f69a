import { type PublicShop, transaction } from '#shop'
import { findDraft, publishedSource } from '../reads/page-sources.ts'
import type { Draft } from '../rules/draft.ts'
import { deleteDraft, upsertDraft } from '../writes/drafts.ts'

export type DraftOutcome = 'new' | 'changed' | 'unchanged'

/**
 * Prepares a page that shoppers do not see yet; what was prepared before goes. Words that are published already need no
 * preparation: nothing is left prepared then.
 */
export async function saveDraft(shop: PublicShop, draft: Draft): Promise<DraftOutcome> {
  return transaction(shop, async (shop) => {
    const inTransaction = { ...shop, primary: shop.database }
    const before = await findDraft(inTransaction, draft.slug)
    const published = await publishedSource(inTransaction, draft.slug, null)
    if (published?.title === draft.title && published.source === draft.markdown) {
      if (before) await deleteDraft(shop, draft.slug)
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
