import type { Message } from '#shared/text.ts'
import { shareTexts } from '../texts/share.ts'
import type { PendingMessage } from './messages.ts'

/** The most addresses of shared baskets that one visit may have at a time. */
export const mostShared = 20

/** Why a basket is not shown to others. */
export interface ShareRefusal {
  code: 'nothing_to_share' | 'too_many_shared'
  message: Message
}

export function nothingToShare(): ShareRefusal {
  return { code: 'nothing_to_share', message: { text: shareTexts.nothing } }
}

export function tooManyShared(): ShareRefusal {
  return { code: 'too_many_shared', message: { text: shareTexts.tooMany, values: { count: mostShared } } }
}

export function messageAboutSharing({ code, message }: ShareRefusal): PendingMessage {
  return { type: 'error', code, message, product: null, undo: [] }
}
