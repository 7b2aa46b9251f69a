import { describe, expect, test } from 'vitest'
import { defaultLineOptions } from '#features/offers/rules/line-options.ts'
import type { SizeOffer } from '#features/offers/rules/offer.ts'
import { one } from '#shared/decimal.ts'
import { mugOffer } from '../../../../test/mug-offer.ts'
import { availableGifts, findGiftRefusal, giftsAhead } from './extras.ts'

const rules = [
  { productId: 1, fromGross: 10_000 },
  { productId: 2, fromGross: 20_000 },
]

test.each([
  [9_999, [], [], [1, 10_001]],
  [10_000, [], [1], [10_000]],
  [20_000, [], [1, 2], []],
  [0, [7], [7], [10_000, 20_000]],
  [10_000, [1], [1], [10_000]],
  [0, [1], [1], [20_000]],
])(
  'A4.27 with goods for %i and promotions that give %o the available gifts are %o, and %o are missing to the next ones',
  (value, promoted, available, missing) => {
    expect(availableGifts(value, rules, promoted)).toEqual(available)
    const ahead = giftsAhead(value, { rules: rules.toReversed(), promoted })
    expect(ahead.map((gift) => gift.missing)).toEqual(missing)
  },
)

describe('A5.11 the refusal of a gift as text', () => {
  const line = { productId: 1, sizeId: 1, additional: '', options: defaultLineOptions }
  test.each<[string, Partial<SizeOffer>, number, bigint, string | undefined, number | null | undefined]>([
    ['when it is not a gift', { product: { ...mugOffer.product, id: 3 } }, 50_000, 0n, 'no_gift', null],
    ['below its minimum value', {}, 9_999, 0n, 'gift_value', 1],
    ['when it is unavailable', { availability: 'disable' }, 10_000, 0n, 'gift_gone', null],
    ['when it is withdrawn', { withdrawn: true }, 10_000, 0n, 'gift_gone', null],
    ['when all of it is in the basket already', {}, 10_000, 3n * one, 'gift_gone', null],
    ['not when two of three are in the basket', {}, 10_000, 2n * one, undefined, undefined],
    ['not when it has no price', { price: null }, 10_000, 0n, undefined, undefined],
    [
      'not when only four may be ordered, and four are',
      { bounds: { ...mugOffer.bounds, stock: null, maximumPerOrder: 4n * one } },
      10_000,
      4n * one,
      undefined,
      undefined,
    ],
  ])('%s', (_, offer, value, quantity, code, missing) => {
    const lines = quantity > 0n ? [{ ...line, quantity }] : []
    const refused = findGiftRefusal({ ...mugOffer, ...offer }, value, { rules, promoted: [] }, lines)
    expect(refused?.code).toBe(code)
    expect(refused?.missing).toBe(missing)
  })
})
