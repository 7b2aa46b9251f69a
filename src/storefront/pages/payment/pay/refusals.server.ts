import type { BlikRefusal } from '#features/payments/actions/send-code.ts'
import type { AttemptProblem } from '#features/payments/rules/payment-attempt.ts'
import { payTexts } from '#features/payments/texts/online.ts'
import type { Text } from '#shared/text.ts'

/** What the page says when it cannot begin a payment. */
export const payRefusalTexts: Record<Exclude<BlikRefusal['reason'], 'page'> | 'invalid-code', Text> = {
  'invalid-code': payTexts.codeWrong,
  'wrong-code': payTexts.codeNotTaken,
  'expired-code': payTexts.codeExpired,
  'used-code': payTexts.codeUsed,
  'unknown-order': payTexts.notOffered,
  'not-offered': payTexts.notOffered,
  paid: payTexts.paid,
  over: payTexts.notOffered,
  unavailable: payTexts.unavailable,
  rejected: payTexts.rejected,
  waiting: payTexts.bankAsks,
  'too-many': payTexts.tooManyCodes,
}

/** What became of the last attempt. */
export const attemptProblems: Record<AttemptProblem, Text | null> = {
  '': null,
  declined: payTexts.declined,
  rejected: payTexts.rejected,
  returned: payTexts.returned,
  amount: payTexts.amount,
}
