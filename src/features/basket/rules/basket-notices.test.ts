import { describe, expect, test } from 'vitest'
import type { AppliedPromotion } from '#features/promotions/rules/promotion-result.ts'
import { decimal } from '#shared/decimal.ts'
import { polishZloty } from '#shared/money.ts'
import { translate } from '#shared/text.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import type { BasketLine, PricedLines } from './basket.ts'
import { findLosses, parseSeenSnapshot, serializeSeenSnapshot } from './basket-notices.ts'
import type { ExtraLine } from './extras.ts'
import { noPromotions, priceLines } from './price-lines.ts'

const empty = priceLines([], () => undefined, null)

interface Look {
  /** Of line 1 and, when there is one, line 2. */
  quantities?: string[]
  /** The value of the goods after promotions. */
  value?: number
  applied?: AppliedPromotion[]
  wrapGross?: number
}

function goods({ quantities = ['2'], value = 9000, applied = [], wrapGross }: Look): PricedLines {
  const lines = quantities.map((quantity, index) => ({
    id: index + 1,
    quantity: decimal(quantity),
    worth: { gross: index === 0 ? value : 0 },
  }))
  const wrap = { kind: 'wrap', offer: { ...mugOffer, product: { ...mugOffer.product, name: 'Pudełko' } } }
  const extras = wrapGross === undefined ? [] : [{ ...wrap, unitGross: wrapGross } as ExtraLine]
  return { ...empty, lines: lines as BasketLine[], extras, promoted: { ...noPromotions, applied } }
}

function applied(more: Partial<AppliedPromotion> = {}): AppliedPromotion {
  return {
    promotionId: 1,
    name: 'Jesień',
    code: '',
    savedGross: 1000,
    freeDelivery: false,
    points: 0,
    giftProductIds: [],
    ...more,
  }
}

function losses(before: Look, now: Look, { inForce = [1, 2], code = '' } = {}): string[] {
  const seen = parseSeenSnapshot(serializeSeenSnapshot(goods(before), '', 'PLN'), 'PLN')
  const today = { code, inForce: new Set(inForce), format: polishZloty, textOverrides: {} }
  return findLosses(seen, goods(now), today).map(({ message }) =>
    translate(message.text, message.values).replaceAll('\u00a0', ' '),
  )
}

const gone = 'Promocja „Jesień” już nie działa. Dawała: −10,00 zł.'

describe('losses that the shopper has not caused', () => {
  test.each<[string, Look, Look, string[]]>([
    ['a promotion that has ended', { applied: [applied()] }, { value: 10_000 }, [gone]],
    [
      'a smaller discount',
      { applied: [applied()] },
      { value: 9600, applied: [applied({ savedGross: 400 })] },
      ['Promocja „Jesień” daje teraz mniej: −4,00 zł. Wcześniej: −10,00 zł.'],
    ],
    [
      'delivery that is no longer paid, although the discount remains',
      { applied: [applied({ freeDelivery: true })] },
      { applied: [applied()] },
      ['Promocja „Jesień” daje teraz mniej: −10,00 zł. Wcześniej: −10,00 zł, dostawa gratis.'],
    ],
    [
      'points',
      { applied: [applied({ savedGross: 0, points: 50 })] },
      {},
      ['Promocja „Jesień” już nie działa. Dawała: +50 punktów.'],
    ],
    [
      'wrapping that costs more',
      { wrapGross: 900 },
      { wrapGross: 1200 },
      ['Pudełko: opakowanie kosztuje teraz 12,00 zł, wcześniej 9,00 zł.'],
    ],
  ])('are reported: %s', (_, before, now, expected) => {
    expect(losses(before, now)).toEqual(expected)
  })

  test.each<[string, Look, Look]>([
    ['a better discount', { applied: [applied()] }, { value: 8000, applied: [applied({ savedGross: 2000 })] }],
    [
      'a smaller discount on cheaper goods',
      { applied: [applied()] },
      { value: 8100, applied: [applied({ savedGross: 900 })] },
    ],
    [
      'another promotion instead',
      { applied: [applied()] },
      { value: 8500, applied: [applied({ promotionId: 2, savedGross: 1500 })] },
    ],
    [
      'another promotion that pays delivery',
      { applied: [applied({ freeDelivery: true })] },
      { applied: [applied({ promotionId: 2, freeDelivery: true })] },
    ],
    ['cheaper wrapping', { wrapGross: 900 }, { wrapGross: 800 }],
    ['a consequence of other quantities', { applied: [applied()] }, { quantities: ['1'], value: 5000 }],
    ['a code, which has its own message', { applied: [applied({ code: 'JESIEN' })] }, { value: 10_000 }],
  ])('are not reported: %s', (_, before, now) => {
    expect(losses(before, now)).toEqual([])
  })

  test('a promotion that has ended is reported after other changes too, as long as a seen line remains', () => {
    const before = { applied: [applied()], quantities: ['2', '1'] }
    expect(losses(before, { quantities: ['3'], value: 15_000 }, { inForce: [] })).toEqual([gone])
    expect(losses(before, { quantities: [] }, { inForce: [] })).toEqual([])
  })

  test('amounts in another currency are not compared, and nothing is stored where no loss is possible', () => {
    const seen = serializeSeenSnapshot(goods({ applied: [applied()] }), '', 'PLN')
    expect(parseSeenSnapshot(seen, 'EUR')).toBe(null)
    expect(serializeSeenSnapshot(goods({}), 'KOD', 'PLN')).toBe('')
    expect(parseSeenSnapshot('', 'PLN')).toBe(null)
  })
})
