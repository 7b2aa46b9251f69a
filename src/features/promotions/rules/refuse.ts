import type { Text, TextValues } from '#shared/text.ts'
import type { CodeRefusal, PromotionRefusal } from './promoted.ts'

/** A reason, in words. */
export function refuse(code: PromotionRefusal['code'], text: Text, values?: TextValues): PromotionRefusal {
  return { code, message: values ? { text, values } : { text } }
}

/** Whether nothing that a shopper does can help any more, or yet. */
function isFinal({ code }: CodeRefusal): boolean {
  return code === 'expired' || code === 'not_yet'
}

/** All reasons as one, each once: the first gives its code. Where one is final, the others are of no use and not told. */
export function allOf<Refusal extends CodeRefusal>(reasons: [Refusal, ...Refusal[]]): Refusal {
  const final = reasons.find(isFinal)
  if (final) return final
  const [first, ...others] = reasons
  const told = new Map(
    others.flatMap(({ message, also = [] }) => [message, ...also]).map((also) => [also.text.key, also]),
  )
  told.delete(first.message.text.key)
  return told.size === 0 ? first : { ...first, also: [...told.values()] }
}
