import { trimToLatest } from '#platform/database/sql-helpers.ts'
import type { PublicShop } from '#shop'

export interface StoredMessage {
  type: 'success' | 'warning' | 'error'
  code: string
  parameters: unknown
}

/** Stores messages for a visit; the oldest are deleted above the maximum. */
export async function insertMessages(shop: PublicShop, visitId: number, messages: StoredMessage[]): Promise<void> {
  if (messages.length === 0) return
  const rows = messages.map((message) => ({
    visit_id: visitId,
    type: message.type,
    code: message.code,
    parameters: JSON.stringify(message.parameters),
    created_at: shop.now,
  }))
  await shop.database.insertInto('visit_message').values(rows).execute()
  await trimToLatest(shop.database, 'visit_message', visitId)
}

/** The messages of a visit, oldest first; they are deleted. */
export async function takeStoredMessages(shop: PublicShop, visitId: number): Promise<StoredMessage[]> {
  const rows = await shop.database
    .deleteFrom('visit_message')
    .where('visit_id', '=', visitId)
    .returning(['id', 'type', 'code', 'parameters'])
    .execute()
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ type, code, parameters }) => ({
      type: type as StoredMessage['type'],
      code,
      parameters,
    }))
}
