import { commentBasket } from '#features/basket/actions/comment-basket.ts'
import { forgetSaved } from '#features/basket/actions/forget-saved.ts'
import { saveForLater } from '#features/basket/actions/save-for-later.ts'
import { shareBasket } from '#features/basket/actions/share-basket.ts'
import { takeSaved } from '#features/basket/actions/take-saved.ts'
import { messageAboutForgotten, messageAboutSaved } from '#features/basket/rules/later-messages.ts'
import {
  messageAboutComment,
  messageAboutRefusal,
  messagesAbout,
  type PendingMessage,
} from '#features/basket/rules/messages.ts'
import { messageAboutSharing } from '#features/basket/rules/share-limit.ts'
import { serverUrls } from '#shared/server-urls.ts'
import type { Shop } from '#shop'

interface Done {
  messages: PendingMessage[]
  /** Where to go on; absent: stay. */
  to?: string
}

/** What the basket's form asks for beside goods and sums: a comment, a line for later and back, an address for others. */
export async function changeBeside(shop: Shop, values: Map<string, string>): Promise<Done> {
  const messages = await comment(shop, values.get('comment'))
  if (values.has('later')) return { messages: [...messages, ...(await putAside(shop, idOf(values, 'later')))] }
  if (values.has('back')) return { messages: [...messages, ...(await takeBack(shop, idOf(values, 'back')))] }
  if (values.has('forget')) {
    await forgetSaved(shop, idOf(values, 'forget'))
    return { messages: [...messages, messageAboutForgotten()] }
  }
  if (values.get('do') !== 'share') return { messages }
  const shared = await shareBasket(shop)
  if (!shared.ok) return { messages: [...messages, messageAboutSharing(shared.problem)] }
  return { messages, to: serverUrls.sharedBasket(shared.value.token) }
}

async function comment(shop: Shop, typed: string | undefined): Promise<PendingMessage[]> {
  if (typed === undefined) return []
  const { cut } = await commentBasket(shop, typed)
  return cut ? [messageAboutComment()] : []
}

async function putAside(shop: Shop, lineId: number): Promise<PendingMessage[]> {
  const saved = await saveForLater(shop, lineId)
  if (!saved.ok) return [messageAboutRefusal(saved.problem)]
  return [messageAboutSaved(saved.value.name), ...messagesAbout(saved.value.others)]
}

async function takeBack(shop: Shop, savedId: number): Promise<PendingMessage[]> {
  const taken = await takeSaved(shop, savedId)
  return taken.ok ? messagesAbout(taken.value) : [messageAboutRefusal(taken.problem)]
}

function idOf(values: Map<string, string>, name: string): number {
  const value = values.get(name) ?? ''
  return /^\d{1,15}$/.test(value) ? Number(value) : 0
}
