import type { Text, TextValues } from '#shared/text.ts'
import type { PromotionRefusal } from './promoted.ts'

/** A reason, in words. */
export function refuse(code: PromotionRefusal['code'], text: Text, values?: TextValues): PromotionRefusal {
  return { code, message: values ? { text, values } : { text } }
}
