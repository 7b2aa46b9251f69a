import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, write } from '../define-condition.ts'

const words = defineTexts('promotion', {
  signedIn: 'dla zalogowanych',
})

/** For clients who have signed in. */
export const signedIn = defineCondition({
  kind: 'signed_in',
  schema: z.strictObject({ kind: z.literal('signed_in') }),
  texts: { words },
  describe: (_condition, writing) => [write(words.signedIn, {}, writing)],
  refuseClient: () => null,
})
