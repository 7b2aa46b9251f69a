import { expect, test } from 'vitest'
import type { AppliedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { translate } from '#shared/text.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import type { ExtraLine } from './extras.ts'
import { noPromotions } from './price-lines.ts'
import { idleCode, idleCodeMessage, idlePromotion } from './summary-rows.ts'

const noEffects = { savedGross: 0, freeDelivery: false, points: 0, giftProductIds: [] }
const coded: AppliedPromotion = { promotionId: 1, name: 'Dowóz', code: 'DOWOZ', ...noEffects }
const delivery = { ...coded, freeDelivery: true }
const alsoPays = { ...delivery, promotionId: 2, code: '' }
const gift = { kind: 'gift', offer: mugOffer } as ExtraLine

function goods(applied: AppliedPromotion[], extras: ExtraLine[] = [], needsDelivery = true) {
  return { promoted: { ...noPromotions, applied }, extras, needsDelivery }
}

test.each<[string, AppliedPromotion[], boolean, ExtraLine[], boolean]>([
  ['pays delivery', [delivery], true, [], false],
  ['would pay delivery that is free anyway', [delivery], false, [], true],
  ['would pay delivery that another promotion pays', [delivery, alsoPays], true, [], true],
  ['makes goods cheaper too', [{ ...delivery, savedGross: 1 }], false, [], false],
  ['gives points too', [{ ...delivery, points: 1 }], false, [], false],
  ['gives the gift that was chosen', [{ ...coded, giftProductIds: [mugOffer.product.id] }], false, [gift], false],
  ['gives a gift that was not chosen', [{ ...coded, giftProductIds: [mugOffer.product.id] }], false, [], true],
  ['needs no code', [{ ...delivery, code: '' }], false, [], false],
])('a promotion that %s: whether its code remains for later', (_, applied, paysDelivery, extras, idle) => {
  expect(idlePromotion(goods(applied, extras), paysDelivery) !== undefined).toBe(idle)
})

test('the reason why a code has no effect, before and after a delivery method is chosen', () => {
  const codeMessage = (ways: Parameters<typeof idleCodeMessage>[1], ...of: Parameters<typeof goods>) => {
    const message = idleCodeMessage(goods(...of), ways)
    return message && translate(message.text).replaceAll('\u00a0', ' ')
  }
  const [free, paid] = [{ prepaid: 'prepaid' } as const, { prepaid: 'prepaid', paidFor: true } as const]
  const stays = 'Dostawa i tak jest za darmo, kod zostaje na później.'
  expect(codeMessage([free], [delivery])).toBe(stays)
  expect(codeMessage([free, paid], [delivery])).toBe(
    'Najtańsza dostawa i tak jest za darmo. Kod zużyje się tylko, gdy wybierzesz droższą.',
  )
  expect(codeMessage([paid], [delivery])).toBe(null)
  expect(codeMessage([paid], [delivery, alsoPays])).toBe(stays)
  expect(codeMessage([], [delivery], [], false)).toBe('Tego nie wysyłamy w paczce, kod zostaje na później.')
  expect(codeMessage([free], [{ ...delivery, points: 5 }])).toBe(null)
  expect(idleCode(goods([delivery]))?.always).toBe(false)
  expect(idleCode(goods([delivery, alsoPays]))?.always).toBe(true)
})
