import { beginVisit } from '#features/customers/actions/sessions.ts'
import type { Shop } from '#shop'
import type { PendingMessage } from '../rules/messages.ts'
import { fromParameters, type StoredParameters, toParameters } from '../rules/stored-messages.ts'
import { insertMessages, takeStoredMessages } from '../writes/messages.ts'

/** Stores messages until the visitor's next page, or a client's call of /return.php, takes them. */
export async function addPendingMessages(shop: Shop, messages: PendingMessage[]): Promise<void> {
  if (messages.length === 0) return
  const stored = messages.map((message) => ({
    type: message.type,
    code: message.code,
    parameters: toParameters(message),
  }))
  await insertMessages(shop, await beginVisit(shop), stored)
}

/** The visitor's pending messages; each is returned once. */
export async function takePendingMessages(shop: Shop): Promise<PendingMessage[]> {
  if (shop.visitor.visitId === null) return []
  const stored = await takeStoredMessages(shop, shop.visitor.visitId)
  return stored.flatMap(({ type, code, parameters }) => {
    const restored = fromParameters(parameters as StoredParameters)
    return restored ? [{ type, code, ...restored }] : []
  })
}
