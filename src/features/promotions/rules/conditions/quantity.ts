import { z } from 'zod'
import { decimal, formatDecimal, isDecimalBetween } from '#shared/decimal.ts'
import { expects } from '#shared/read-json.ts'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, translateText } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', { quantity: 'przy zakupie co najmniej {quantity}' })
const refusals = defineTexts('promotionRefused', {
  quantity: 'Tych towarów trzeba kupić co najmniej {from}. Brakuje jeszcze {missing}.',
})
const file = defineTexts('promotionFile', { quantity: 'ilość jako tekst, więcej niż 0, np. "2.5"' })

/** From so many units ('3', '0.5') together of the goods that the promotion applies to, in any unit. */
export const quantityCondition = defineCondition({
  kind: 'quantity',
  schema: z.strictObject({
    kind: z.literal('quantity'),
    from: z.string().refine((text) => isDecimalBetween(text, 0n, 1_000_000_000_000n), expects(file.quantity)),
  }),
  texts: { words, refusals, file },
  describe: ({ from }, writing) => [translateText(words.quantity, { quantity: formatDecimal(decimal(from)) }, writing)],
  refuseAmount({ from }, { chosen }) {
    const needed = decimal(from)
    const missing = needed - chosen.reduce((sum, { quantity }) => sum + quantity, 0n)
    if (missing <= 0n) return null
    return refuse('minimum', refusals.quantity, { from: formatDecimal(needed), missing: formatDecimal(missing) })
  },
})
