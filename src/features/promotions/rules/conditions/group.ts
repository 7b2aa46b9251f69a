import { z } from 'zod'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  group: 'dla grupy klientów „{names}”',
})
const refusals = defineTexts('promotionRefused', {
  group: {
    one: 'Ta promocja jest dla grupy klientów „{names}”.',
    few: 'Ta promocja jest dla grup klientów: {names}.',
    many: 'Ta promocja jest dla grup klientów: {names}.',
    other: 'Ta promocja jest dla grup klientów: {names}.',
  },
})

/** For clients of one of these groups, in the merchant's own words: 'hurt', 'stali'. */
export const groupCondition = defineCondition({
  kind: 'group',
  schema: z.strictObject({ kind: z.literal('group'), names: z.array(z.string().min(1).max(200)).min(1) }),
  texts: { words, refusals },
  clientFacts: ['group'],
  describe: ({ names }, writing) => [translateText(words.group, { names: names.join(', ') }, writing)],
  refuseClient: ({ names }, client) =>
    names.includes(client.group)
      ? null
      : refuse('conditions', refusals.group, { names: names.join(', '), count: names.length }),
})
