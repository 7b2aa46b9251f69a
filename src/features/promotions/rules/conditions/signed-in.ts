import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, translateText } from '../define-condition.ts'

const words = defineTexts('promotion', {
  signedIn: 'dla zalogowanych',
})

/** For clients who have signed in. */
export const signedInCondition = defineCondition({
  kind: 'signed_in',
  schema: z.strictObject({ kind: z.literal('signed_in') }),
  texts: { words },
  describe: (_condition, writing) => [translateText(words.signedIn, {}, writing)],
  refuseClient: () => null,
})
