import { z } from 'zod'
import { formatMoney } from '#shared/money.ts'
import { defineTexts } from '#shared/text.ts'
import { defineCondition, toCurrency, translateText, writeMoney } from '../define-condition.ts'
import { refuse } from '../promotion-result.ts'

const words = defineTexts('promotion', {
  value: 'przy zakupach od {amount}',
  valueOfBasket: 'gdy cały koszyk jest wart co najmniej {amount}',
})
const refusals = defineTexts('promotionRefused', {
  value: 'Kup towary objęte promocją za co najmniej {from}. Brakuje jeszcze {missing}.',
})

/**
 * From this value, minor units of the base currency, of the goods that the promotion applies to; of 'basket': of all goods. Values are gross and before
 * promotions, so that promotions do not depend on each other.
 */
export const valueCondition = defineCondition({
  kind: 'value',
  schema: z.strictObject({
    kind: z.literal('value'),
    from: z.int().min(1).max(1_000_000_000),
    of: z.literal('basket').optional(),
  }),
  texts: { words, refusals },
  describe: ({ from, of }, writing) => [
    translateText(
      of === 'basket' ? words.valueOfBasket : words.value,
      { amount: writeMoney(from, writing.currency) },
      writing,
    ),
  ],
  refuseAmount({ from, of }, { chosen, all }, currency) {
    const counted = of === 'basket' ? all : chosen
    const needed = toCurrency(from, currency)
    const missing = needed - counted.reduce((sum, { gross }) => sum + gross, 0)
    if (missing <= 0) return null
    const money = (amount: number) => formatMoney(amount, currency.format)
    return refuse('minimum', refusals.value, { from: money(needed), missing: money(missing) })
  },
})
