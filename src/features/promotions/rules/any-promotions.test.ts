import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimal, one } from '#shared/decimal.ts'
import { timesQuantity } from '#shared/money.ts'
import { anonymousPromotionFacts } from '../../../../test/promotion-facts.ts'
import { applyPromotions } from './apply-promotions.ts'
import type { Benefit } from './benefits.ts'
import { allocateAmount } from './benefits.ts'
import type { Condition } from './condition-list.ts'
import type { Promotion } from './promotion.ts'
import type { PromotedLine } from './promotion-result.ts'

const someProducts = [1, 2, 3]
const goods = new Map(someProducts.map((id) => [id, { categoryIds: [id % 2], producerId: id }]))

const line = fc.record({
  productId: fc.constantFrom(...someProducts),
  quantity: fc.oneof(fc.integer({ min: 1, max: 9 }).map(String), fc.constantFrom('0.5', '2.5', '0.25')).map(decimal),
  unitGross: fc.nat(100_000),
})
const lines: fc.Arbitrary<PromotedLine[]> = fc
  .array(line, { maxLength: 6 })
  .map((lines) =>
    lines.map((line, place) => ({ ...line, lineId: place + 1, gross: timesQuantity(line.unitGross, line.quantity) })),
  )

const percent = fc.constantFrom('1', '12.5', '33.333333', '50', '100')
const benefit: fc.Arbitrary<Benefit> = fc.oneof(
  percent.map((percent) => ({ kind: 'percent' as const, percent })),
  fc.integer({ min: 1, max: 200_000 }).map((amount) => ({ kind: 'amount' as const, amount })),
  fc.record({ kind: fc.constant('nth_cheaper' as const), nth: fc.integer({ min: 2, max: 4 }), percent }),
  fc.constant({ kind: 'free_delivery' as const }),
  fc.constant<Benefit>({ kind: 'gift', productIds: [1] }),
)
const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.nat(300_000).map((from) => ({ kind: 'value' as const, from })),
  fc.constantFrom('1', '2.5', '7').map((from) => ({ kind: 'quantity' as const, from })),
  fc.constantFrom(0, 1).map((id) => ({ kind: 'category' as const, ids: [id], names: ['K'] })),
  fc.constantFrom(...someProducts).map((id) => ({ kind: 'producer' as const, ids: [id], names: ['P'] })),
  fc.constantFrom(...someProducts).map((id) => ({ kind: 'products' as const, ids: [id], names: ['T'] })),
)
const promotions: fc.Arbitrary<Promotion[]> = fc
  .array(
    fc.record({
      needsCode: fc.constant(false),
      conditions: fc.array(condition, { maxLength: 2 }),
      benefits: fc.array(benefit, { minLength: 1, maxLength: 2 }),
      priority: fc.nat(2),
      combines: fc.boolean(),
    }),
    { maxLength: 5 },
  )
  .map((promotions) => promotions.map((promotion, place) => ({ ...promotion, id: place + 1, name: `P${place + 1}` })))

test('neither the order of lines nor that of promotions makes a difference', () => {
  fc.assert(
    fc.property(lines, promotions, fc.infiniteStream(fc.nat(1000)), (lines, promotions, chance) => {
      const shuffled = <Item>(items: Item[]) =>
        items
          .map((item) => ({ item, place: chance.next().value }))
          .toSorted((a, b) => a.place - b.place)
          .map(({ item }) => item)
      expect(
        applyPromotions(anonymousPromotionFacts({ promotions: shuffled(promotions), goods }), shuffled(lines)),
      ).toEqual(applyPromotions(anonymousPromotionFacts({ promotions, goods }), lines))
    }),
  )
})

test('no line is discounted below nothing, and what is saved is summed to the last grosz', () => {
  fc.assert(
    fc.property(lines, promotions, (lines, promotions) => {
      const { discounts, applied } = applyPromotions(anonymousPromotionFacts({ promotions, goods }), lines)
      for (const { lineId, gross } of lines) {
        const off = discounts.filter((discount) => discount.lineId === lineId).map(({ gross }) => gross)
        expect(off.every((amount) => Number.isInteger(amount) && amount > 0)).toBe(true)
        expect(off.reduce((sum, amount) => sum + amount, 0)).toBeLessThanOrEqual(gross)
      }
      for (const { promotionId, savedGross } of applied) {
        const off = discounts.filter((discount) => discount.promotionId === promotionId)
        expect(off.reduce((sum, { gross }) => sum + gross, 0)).toBe(savedGross)
      }
    }),
  )
})

test('an amount that is spread is neither more nor less than itself, or than all there is', () => {
  const left = fc
    .array(fc.nat(1_000_000), { maxLength: 20 })
    .map((left) => left.map((left, lineId) => ({ left, lineId })))
  fc.assert(
    fc.property(fc.nat(5_000_000), left, (amount, lines) => {
      const shares = allocateAmount(amount, lines)
      const whole = lines.reduce((sum, { left }) => sum + left, 0)
      expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(Math.min(amount, whole))
      for (const { lineId, left } of lines) {
        const exact = whole === 0 ? 0 : (Math.min(amount, whole) * left) / whole
        expect(Math.abs((shares.get(lineId) ?? 0) - exact)).toBeLessThan(1)
        expect(shares.get(lineId) ?? 0).toBeLessThanOrEqual(left)
      }
    }),
  )
})

test('a promotion that does not apply changes nothing but that it says why', () => {
  const dear: Condition = { kind: 'value', from: 1_000_000_000 }
  fc.assert(
    fc.property(lines, promotions, fc.boolean(), (lines, promotions, combines) => {
      const other = { id: 99, name: 'P99', needsCode: false, conditions: [dear], benefits: [], priority: 9, combines }
      const { refused: _, ...before } = applyPromotions(anonymousPromotionFacts({ promotions, goods }), lines)
      const { refused, ...after } = applyPromotions(
        anonymousPromotionFacts({ promotions: [...promotions, other], goods }),
        lines,
      )
      expect(after).toEqual(before)
      expect(refused.map(({ promotionId }) => promotionId)).toContain(99)
    }),
  )
})

test('every nth unit costs less, and no dearer unit does while a cheaper one does not', () => {
  fc.assert(
    fc.property(lines, fc.integer({ min: 2, max: 4 }), (lines, nth) => {
      const benefits: Benefit[] = [{ kind: 'nth_cheaper', nth, percent: '100' }]
      const whole = lines.map((line) => ({ ...line, quantity: (line.quantity / one + 1n) * one }))
      const units = whole.flatMap(({ quantity, unitGross }) => Array<number>(Number(quantity / one)).fill(unitGross))
      const cheapest = units.toSorted((a, b) => a - b).slice(0, Math.floor(units.length / nth))
      const priced = whole.map((line) => ({ ...line, gross: timesQuantity(line.unitGross, line.quantity) }))
      const all: Promotion = {
        id: 1,
        name: 'P',
        needsCode: false,
        conditions: [],
        benefits,
        priority: 0,
        combines: true,
      }
      const { discounts } = applyPromotions(anonymousPromotionFacts({ promotions: [all], goods }), priced)
      expect(discounts.reduce((sum, { gross }) => sum + gross, 0)).toBe(cheapest.reduce((sum, unit) => sum + unit, 0))
    }),
  )
})
