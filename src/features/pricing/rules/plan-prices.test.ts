import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceInForce } from '../rules.ts'
import { planPrices, type StandingPrice, type WantedPrice } from './plan-prices.ts'

const start = Date.parse('2026-11-21T11:00:00Z')
const at = (minutes: number) => new Date(start + minutes * 60_000)

const wanted = fc.record({
  regular: fc.option(fc.integer({ min: 0, max: 5 }), { nil: undefined }),
  promotion: fc.option(
    fc.record({ amount: fc.integer({ min: 0, max: 5 }), minutes: fc.option(fc.integer({ min: 1, max: 30 })) }),
    { nil: undefined, freq: 2 },
  ),
  endsPromotion: fc.boolean(),
  minutes: fc.integer({ min: 0, max: 20 }),
})

/** Carries a plan out on prices in memory, as the database does. */
function carryOut(prices: StandingPrice[], want: WantedPrice, now: Date): { prices: StandingPrice[]; lines: number } {
  const plan = planPrices(
    prices.filter(({ validUntil }) => validUntil === null || validUntil > now),
    want,
    now,
  )
  const kept = prices
    .filter(({ id }) => !plan.remove.includes(id))
    .map((price) => (plan.end.includes(price.id) ? { ...price, validUntil: now } : price))
  const lastId = Math.max(0, ...prices.map(({ id }) => id))
  const begun = plan.begin.map(({ kind, amount, until }, place) => ({
    ...{ id: lastId + place + 1, kind, amount },
    ...{ validFrom: now, validUntil: until },
  }))
  return { prices: [...kept, ...begun], lines: plan.log.length }
}

test('after any changes, at any distances, the price is the one wanted last; wanted again, nothing is written', () => {
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), (changes) => {
      let prices: StandingPrice[] = []
      let minute = 0
      for (const { regular, promotion, endsPromotion, minutes } of changes) {
        minute += minutes
        const now = at(minute)
        const until = promotion?.minutes ? at(minute + promotion.minutes) : null
        const want: WantedPrice = {
          regular,
          promotion: promotion ? { amount: promotion.amount, until } : endsPromotion ? null : undefined,
        }
        prices = carryOut(prices, want, now).prices
        const inForce = priceInForce(prices, now)
        if (want.promotion) expect(inForce?.gross).toBe(want.promotion.amount)
        else if (want.promotion === null && regular !== undefined) expect(inForce?.gross).toBe(regular)
        for (const { validFrom, validUntil } of prices) expect(validUntil === null || validUntil > validFrom).toBe(true)
        expect(carryOut(prices, want, now).lines).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a promotion that ends by itself needs no line; one that is ended gets a line without a price', () => {
  const promotion: StandingPrice = { id: 1, kind: 'promotion', amount: 5, validFrom: at(0), validUntil: at(10) }
  expect(planPrices([promotion], { promotion: null }, at(11)).log).toEqual([])
  expect(planPrices([promotion], { promotion: null }, at(5))).toEqual({
    end: [1],
    remove: [],
    begin: [],
    log: [{ kind: 'promotion', amount: null, until: null }],
  })
})

test('what is not spoken of stays as it is', () => {
  const regular: StandingPrice = { id: 1, kind: 'regular', amount: 5, validFrom: at(0), validUntil: null }
  expect(planPrices([regular], { promotion: { amount: 4 } }, at(1))).toMatchObject({ end: [], remove: [] })
})
