import type { Shop } from '#shop'
import type { PendingMessage } from '../rules/messages.ts'
import { fromParameters, type StoredParameters } from '../rules/stored-messages.ts'
import { takeMessagesOf } from '../writes/messages.ts'

/** What is still to be said to the visitor; said once. */
export async function takeMessages(shop: Shop): Promise<PendingMessage[]> {
  if (shop.visitor.visitId === null) return []
  const stored = await takeMessagesOf(shop, shop.visitor.visitId)
  return stored.flatMap(({ type, code, parameters }) => {
    const said = fromParameters(parameters as StoredParameters)
    return said ? [{ type, code, ...said }] : []
  })
}
