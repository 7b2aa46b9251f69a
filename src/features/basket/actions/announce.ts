import { beginVisit } from '#features/customers/actions/begin-visit.ts'
import type { Shop } from '#shop'
import type { PendingMessage } from '../rules/messages.ts'
import { toParameters } from '../rules/stored-messages.ts'
import { insertMessages } from '../writes/messages.ts'

/** Keeps messages until the visitor's next page, or a client's call of /return.php, takes them. */
export async function announce(shop: Shop, messages: PendingMessage[]): Promise<void> {
  if (messages.length === 0) return
  const stored = messages.map((message) => ({
    type: message.type,
    code: message.code,
    parameters: toParameters(message),
  }))
  await insertMessages(shop, await beginVisit(shop), stored)
}
