import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  firstOrder: 'na pierwsze zamówienie',
})
const refusals = defineTexts('promotionRefused', {
  firstOrder: 'Ta promocja jest na pierwsze zamówienie.',
})

/** For a client's first order. A guest's earlier orders are unknown, so guests must sign in. */
export const firstOrderCondition = defineCondition({
  kind: 'first_order',
  schema: z.strictObject({ kind: z.literal('first_order') }),
  texts: { words, refusals },
  clientFacts: ['hasOrdered'],
  describe: (_condition, writing) => [translateText(words.firstOrder, {}, writing)],
  refuseClient: (_condition, client) => (client.hasOrdered ? refuse('conditions', refusals.firstOrder) : null),
})
