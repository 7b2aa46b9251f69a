import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineReferenceCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  producer: 'na towary marki {names}',
})
const refusals = defineTexts('promotionRefused', {
  producer: {
    one: 'Ta promocja jest na towary marki {names}.',
    few: 'Ta promocja jest na towary marek: {names}.',
    many: 'Ta promocja jest na towary marek: {names}.',
    other: 'Ta promocja jest na towary marek: {names}.',
  },
})

/** For goods of one of these producers. */
export const producerCondition = defineReferenceCondition({
  kind: 'producer',
  schema: z.strictObject({ kind: z.literal('producer'), producers: z.array(z.string().min(1).max(200)).min(1) }),
  texts: { words, refusals },
  references: { target: 'producer', list: 'producers' },
  productFacts: ['producerId'],
  describe: ({ names }, writing) => [translateText(words.producer, { names: names.join(', ') }, writing)],
  goods: {
    includes: ({ ids }, _line, facts) => facts?.producerId != null && ids.includes(facts.producerId),
    refuse: ({ names }) => refuse('conditions', refusals.producer, { names: names.join(', '), count: names.length }),
  },
  toCampaign: ({ ids }) => ({ goods: { kind: 'producer', ids } }),
})
