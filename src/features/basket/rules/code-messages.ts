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

/** Longer ones than any code are not kept whole. */
const longestTyped = 100

/** What is said of a code that was typed: all that is missing to it in one. One that is refused stays with it. */
export function messageAboutCode(
  set: Result<CodeOutcome, CodeProblem>,
  typed: string,
  words: TextOverrides,
): PendingMessage {
  const { message, also = [] } = set.ok ? set.value : set.problem
  const all =
    also.length > 0 ? { text: basketTexts.ownWords, values: { words: refusalText({ message, also }, words) } } : message
  if (set.ok) return plainMessage(set.value.state === 'works' ? 'success' : 'warning', set.value.state, all)
  return { ...plainMessage('error', set.problem.code, all), typed: typed.slice(0, longestTyped) }
}
