import { commentBasket } from '#features/basket/actions/rebate-code-and-comment.ts'
import { moveSavedToBasket, removeSavedLine, saveForLater } from '#features/basket/actions/saved-lines.ts'
import { shareBasket } from '#features/basket/actions/shared-basket.ts'
import { type PricedDetachedLine, sharingMessage } from '#features/basket/rules/detached-lines.ts'
import {
  commentCutMessage,
  lineMessages,
  type PendingMessage,
  refusalMessage,
  savedMessage,
  savedRemovedMessage,
} from '#features/basket/rules/messages.ts'
import { SavedLines } from '#features/basket/ui/detached-rows.tsx'
import { priceTypeSetting } from '#features/pricing/settings.ts'
import { renderStatic } from '#kit/render-static.tsx'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'

/** Lines saved for later, rendered on the server so that its rows are in no script; '' for none. */
export function savedMarkup(shop: Shop, lines: PricedDetachedLine[]): string {
  if (lines.length === 0) return ''
  return renderStatic(shop, <SavedLines lines={lines} priceType={shop.settings.get(priceTypeSetting)} />)
}

interface SaveOrShareResult {
  messages: PendingMessage[]
  /** Where to redirect; absent: stay. */
  to?: string
}

/** The form's fields besides goods and sums: a comment, saving a line for later and restoring it, sharing the basket by address. */
export async function applySaveOrShare(shop: Shop, values: Map<string, string>): Promise<SaveOrShareResult> {
  const messages = await applyComment(shop, values.get('comment'))
  if (values.has('later')) return { messages: [...messages, ...(await saveLine(shop, readId(values, 'later')))] }
  if (values.has('back')) return { messages: [...messages, ...(await restoreSavedLine(shop, readId(values, 'back')))] }
  if (values.has('forget')) {
    await removeSavedLine(shop, readId(values, 'forget'))
    return { messages: [...messages, savedRemovedMessage()] }
  }
  if (values.get('do') !== 'share') return { messages }
  const shared = await shareBasket(shop)
  if (!shared.ok) return { messages: [...messages, sharingMessage(shared.problem)] }
  return { messages, to: serverUrls.sharedBasket(shared.value.token) }
}

async function applyComment(shop: Shop, typed: string | undefined): Promise<PendingMessage[]> {
  if (typed === undefined) return []
  const { cut } = await commentBasket(shop, typed)
  return cut ? [commentCutMessage()] : []
}

async function saveLine(shop: Shop, lineId: number): Promise<PendingMessage[]> {
  const saved = await saveForLater(shop, lineId)
  if (!saved.ok) return saved.problem.code === 'unknown_product' ? [] : [refusalMessage(saved.problem)] // saved by a first press
  return [savedMessage(saved.value.name), ...lineMessages(saved.value.others)]
}

async function restoreSavedLine(shop: Shop, savedId: number): Promise<PendingMessage[]> {
  const moved = await moveSavedToBasket(shop, savedId)
  return moved.ok ? lineMessages(moved.value) : [refusalMessage(moved.problem)]
}

function readId(values: Map<string, string>, name: string): number {
  const value = values.get(name) ?? ''
  return /^\d{1,15}$/.test(value) ? Number(value) : 0
}
