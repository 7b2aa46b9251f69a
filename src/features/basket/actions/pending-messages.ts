import { sizeLabelTexts } from '#features/catalogue/texts.ts'
import { beginVisit } from '#features/customers/actions/sessions.ts'
import { quantityTexts } from '#features/offers/texts/buy.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { conditionRefusalTexts } from '#features/promotions/texts/conditions.ts'
import { refusalTexts } from '#features/promotions/texts/promotions.ts'
import type { Message, Text } from '#shared/text.ts'
import type { Shop } from '#shop'
import type { PendingMessage, UndoLine } from '../rules/messages.ts'
import { basketTexts } from '../texts/basket.ts'
import { extraTexts } from '../texts/extras.ts'
import { commentTexts, savedLineTexts } from '../texts/page.ts'
import { repeatTexts } from '../texts/repeat.ts'
import { basketShareTexts } from '../texts/share.ts'
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

/** The stored form of a message: the key of its text, so that it is translated when it is read. */
interface StoredParameters {
  text: string
  values?: Message['values']
  product: string | null
  undo: UndoLine[]
  typed?: string | undefined
}

function toParameters({ message, product, undo, typed }: PendingMessage): StoredParameters {
  return { text: message.text.key, values: message.values, product, undo, typed }
}

const knownTexts = new Map(
  [
    basketTexts,
    offerTexts,
    sizeLabelTexts,
    quantityTexts,
    commentTexts,
    extraTexts,
    savedLineTexts,
    refusalTexts,
    conditionRefusalTexts,
    basketShareTexts,
    repeatTexts,
  ]
    .flatMap(Object.values<Text>)
    .map((text) => [text.key, text]),
)

/** The restored message; null when this version of the shop no longer has such a text. */
function fromParameters(stored: StoredParameters): Omit<PendingMessage, 'type' | 'code'> | null {
  const { values, product, undo, typed } = stored
  const text = knownTexts.get(stored.text)
  return text ? { message: { text, values }, product, undo, typed } : null
}
