import type { PublicShop } from '#shop'

export interface StoredMessage {
  type: 'success' | 'warning' | 'error'
  code: string
  parameters: unknown
}

const mostPending = 30

/** Keeps messages for a visit; the oldest go when there are too many. */
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
  await shop.database
    .deleteFrom('visit_message')
    .where('visit_id', '=', visitId)
    .where('id', '<=', (query) =>
      query
        .selectFrom('visit_message')
        .select('id')
        .where('visit_id', '=', visitId)
        .orderBy('id', 'desc')
        .limit(1)
        .offset(mostPending),
    )
    .execute()
}

/** The messages of a visit, oldest first; they are gone afterwards. */
export async function takeMessagesOf(shop: PublicShop, visitId: number): Promise<StoredMessage[]> {
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
