import type { CodeRefusal } from '#features/promotions/rules/promoted.ts'
import { refusalText } from '#features/promotions/rules/refusal-words.ts'
import type { Result } from '#shared/result.ts'
import type { Message, TextOverrides } from '#shared/text.ts'
import { basketTexts } from '../texts/basket.ts'
import { type PendingMessage, plainMessage } from './messages.ts'

/** What is said of a code that is kept: 'waits' while the basket does not fulfil its conditions yet. */
export interface CodeOutcome {
  state: 'works' | 'waits' | 'removed'
  message: Message
  /** What else is missing. */
  also?: Message[]
}

export interface CodeProblem {
  code: CodeRefusal['code'] | 'empty_basket' | 'no_code' | 'wait'
  message: Message
  also?: Message[]
}

/** What is said of a code that was typed: all that is missing to it in one. */
export function messageAboutCode(set: Result<CodeOutcome, CodeProblem>, words: TextOverrides): PendingMessage {
  const { message, also = [] } = set.ok ? set.value : set.problem
  const code = set.ok ? set.value.state : set.problem.code
  const type = set.ok ? (set.value.state === 'works' ? 'success' : 'warning') : 'error'
  if (also.length === 0) return plainMessage(type, code, message)
  const all = refusalText({ message, also }, words)
  return plainMessage(type, code, { text: basketTexts.ownWords, values: { words: all } })
}
