import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  company: 'dla firm',
})
const refusals = defineTexts('promotionRefused', {
  company: 'Ta promocja jest dla klientów, którzy kupują na firmę.',
})

/** For clients who buy as a company. */
export const companyCondition = defineCondition({
  kind: 'company',
  schema: z.strictObject({ kind: z.literal('company') }),
  texts: { words, refusals },
  clientFacts: ['company'],
  describe: (_condition, writing) => [translateText(words.company, {}, writing)],
  refuseClient: (_condition, client) => (client.company ? null : refuse('conditions', refusals.company)),
})
