import { sizeLabelTexts } from '#features/catalogue/texts/product.ts'
import { offerTexts } from '#features/offers/texts/offer.ts'
import { quantityTexts } from '#features/offers/texts/quantity.ts'
import { conditionRefusalTexts } from '#features/promotions/texts/conditions.ts'
import { refusalTexts } from '#features/promotions/texts/promotions.ts'
import type { Message, Text } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { extraTexts } from '../texts/extras.ts'
import { commentTexts } from '../texts/page.ts'
import { savedLineTexts } from '../texts/saved-lines.ts'
import { shareTexts } from '../texts/share.ts'
import type { PendingMessage, UndoLine } from './messages.ts'

/** The stored form of a message: the key of its text, so that it is translated when it is read. */
export interface StoredParameters {
  text: string
  values?: Message['values']
  product: string | null
  undo: UndoLine[]
  typed?: string | undefined
}

export function toParameters({ message, product, undo, typed }: PendingMessage): StoredParameters {
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
    shareTexts,
  ]
    .flatMap(Object.values<Text>)
    .map((text) => [text.key, text]),
)

/** The restored message; null when this version of the shop no longer has such a text. */
export function fromParameters(stored: StoredParameters): Omit<PendingMessage, 'type' | 'code'> | null {
  const { values, product, undo, typed } = stored
  const text = knownTexts.get(stored.text)
  return text ? { message: { text, values }, product, undo, typed } : null
}
