import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineReferenceCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  category: 'na towary z kategorii {names}',
})
const refusals = defineTexts('promotionRefused', {
  category: {
    one: 'Ta promocja jest na towary z kategorii {names}.',
    few: 'Ta promocja jest na towary z kategorii: {names}.',
    many: 'Ta promocja jest na towary z kategorii: {names}.',
    other: 'Ta promocja jest na towary z kategorii: {names}.',
  },
})

/** For goods in one of these categories, or below. */
export const categoryCondition = defineReferenceCondition({
  kind: 'category',
  schema: z.strictObject({ kind: z.literal('category'), categories: z.array(z.string().min(1).max(200)).min(1) }),
  texts: { words, refusals },
  references: { target: 'category', list: 'categories' },
  productFacts: ['categoryIds'],
  describe: ({ names }, writing) => [translateText(words.category, { names: names.join(', ') }, writing)],
  goods: {
    includes: ({ ids }, _line, facts) => facts?.categoryIds.some((id) => ids.includes(id)) ?? false,
    refuse: ({ names }) => refuse('conditions', refusals.category, { names: names.join(', '), count: names.length }),
  },
  toCampaign: ({ ids }) => ({ goods: { kind: 'category', ids } }),
})
