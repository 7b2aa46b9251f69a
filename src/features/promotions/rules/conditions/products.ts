import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineReferenceCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  products: 'na wybrane towary: {names}',
})
const refusals = defineTexts('promotionRefused', {
  products: {
    one: 'Ta promocja jest na jeden towar: {names}.',
    few: 'Ta promocja jest na wybrane towary: {names}.',
    many: 'Ta promocja jest na wybrane towary: {names}.',
    other: 'Ta promocja jest na wybrane towary: {names}.',
  },
})

/** For these products, in any size. */
export const productsCondition = defineReferenceCondition({
  kind: 'products',
  schema: z.strictObject({ kind: z.literal('products'), products: z.array(z.int()).min(1) }),
  texts: { words, refusals },
  references: { target: 'product', list: 'products' },
  describe: ({ names }, writing) => [translateText(words.products, { names: names.join(', ') }, writing)],
  goods: {
    includes: ({ ids }, { productId }) => ids.includes(productId),
    refuse: ({ names }) => refuse('conditions', refusals.products, { names: names.join(', '), count: names.length }),
  },
  toCampaign: ({ ids }) => ({ goods: { kind: 'products', ids } }),
})
