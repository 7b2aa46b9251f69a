import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Campaign, campaignPrices, planPrices, type RequestedPrice, type StoredPrice } from './plan-prices.ts'
import { type CampaignPrice, type DatedPrice, priceInForce } from './price-in-force.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const now = day(1)

const regular: DatedPrice = { kind: 'regular', amount: 10_000, validFrom: day(-30), validUntil: null }
const fivePercent: Campaign = {
  ...{ promotionId: 1, priority: 0, combines: true, percents: ['5'] },
  ...{ from: null, until: null },
}

function withDays(prices: CampaignPrice[]) {
  const dayOf = (moment: Date | null) => moment && (moment.getTime() - day(0).getTime()) / 86_400_000
  return prices.map(({ amount, validFrom, validUntil }) => [amount, dayOf(validFrom), dayOf(validUntil)])
}

test.each<[string, DatedPrice[], Campaign[], [number, number, number | null][]]>([
  ['without campaigns there is no campaign price', [regular], [], []],
  ['without a price there is nothing to reduce', [], [fivePercent], []],
  ['a campaign without dates', [regular], [fivePercent], [[9_500, 1, null]]],
  [
    'half a grosz is rounded up, in favour of the shopper',
    [{ ...regular, amount: 990 }],
    [fivePercent],
    [[940, 1, null]],
  ],
  [
    'a campaign that begins and ends later',
    [regular],
    [{ ...fivePercent, from: day(5), until: day(9) }],
    [[9_500, 5, 9]],
  ],
  ['a campaign that has ended', [regular], [{ ...fivePercent, from: day(-9), until: day(1) }], []],
  [
    "the size's own promotion is reduced further, while it runs",
    [regular, { kind: 'promotion', amount: 8_000, validFrom: day(-3), validUntil: day(4) }],
    [fivePercent],
    [
      [7_600, 1, 4],
      [9_500, 4, null],
    ],
  ],
  [
    'two campaigns apply one after the other, each in its own period',
    [regular],
    [fivePercent, { ...fivePercent, promotionId: 2, percents: ['10', '10'], until: day(3) }],
    [
      [7_695, 1, 3],
      [9_500, 3, null],
    ],
  ],
  [
    'of campaigns that do not combine the best one applies alone',
    [regular],
    [
      fivePercent,
      { ...fivePercent, promotionId: 2, combines: false },
      { ...fivePercent, promotionId: 3, percents: ['20'], combines: false },
    ],
    [[8_000, 1, null]],
  ],
  [
    'consecutive periods with the same price are merged',
    [regular],
    [
      { ...fivePercent, until: day(3) },
      { ...fivePercent, promotionId: 2, from: day(3) },
    ],
    [[9_500, 1, null]],
  ],
  ['a free product has no campaign price', [{ ...regular, amount: 0 }], [fivePercent], []],
])('%s', (_, own, campaigns, expected) => {
  const prices = campaignPrices(own, campaigns, now)
  expect(withDays(prices)).toEqual(expected)
  for (const price of prices) expect(priceInForce([...own, ...prices], price.validFrom)?.gross).toBe(price.amount)
})

test('a promotion that excludes others is not combined with them', () => {
  const alone = { ...fivePercent, promotionId: 2, percents: ['20'], combines: false }
  expect(campaignPrices([regular], [fivePercent, alone], now)).toMatchObject([{ percents: ['20'], combines: false }])
  expect(campaignPrices([regular], [{ ...fivePercent, percents: ['30'] }, alone], now)).toMatchObject([
    { percents: ['30'], combines: true },
  ])
})

test("a promotion price below the campaign's is not raised by it", () => {
  const campaign: CampaignPrice = {
    kind: 'campaign',
    amount: 9_500,
    validFrom: day(0),
    validUntil: null,
    percents: ['5'],
    combines: true,
  }
  expect(priceInForce([{ ...regular, amount: 9_000 }, campaign], now)).toMatchObject({ gross: 9_000, regular: null })
})

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

/** Applies a plan to prices in memory, as the database does. */
function carryOut(
  prices: StoredPrice[],
  requested: RequestedPrice,
  now: Date,
): { prices: StoredPrice[]; lines: number } {
  const plan = planPrices(
    prices.filter(({ validUntil }) => validUntil === null || validUntil > now),
    requested,
    now,
  )
  const unchanged = prices
    .filter(({ id }) => !plan.remove.includes(id))
    .map((price) => (plan.end.includes(price.id) ? { ...price, validUntil: now } : price))
  const lastId = Math.max(0, ...prices.map(({ id }) => id))
  const begun = plan.begin.map(({ kind, amount, until }, index) => ({
    ...{ id: lastId + index + 1, kind, amount },
    ...{ validFrom: now, validUntil: until },
  }))
  return { prices: [...unchanged, ...begun], lines: plan.log.length }
}

test('after any changes, at any intervals, the price is the last requested one; requesting it again writes nothing', () => {
  fc.assert(
    fc.property(fc.array(wanted, { minLength: 1, maxLength: 12 }), (changes) => {
      let prices: StoredPrice[] = []
      let minute = 0
      for (const { regular, promotion, endsPromotion, minutes } of changes) {
        minute += minutes
        const now = at(minute)
        const until = promotion?.minutes ? at(minute + promotion.minutes) : null
        const requested: RequestedPrice = {
          regular,
          promotion: promotion ? { amount: promotion.amount, until } : endsPromotion ? null : undefined,
        }
        prices = carryOut(prices, requested, now).prices
        const inForce = priceInForce(prices, now)
        if (requested.promotion) expect(inForce?.gross).toBe(requested.promotion.amount)
        else if (requested.promotion === null && regular !== undefined) expect(inForce?.gross).toBe(regular)
        for (const { validFrom, validUntil } of prices) expect(validUntil === null || validUntil > validFrom).toBe(true)
        expect(carryOut(prices, requested, now).lines).toBe(0)
      }
    }),
    { numRuns: 200 },
  )
})

test('a promotion that expires needs no log line; one that is ended early gets a line without a price', () => {
  const promotion: StoredPrice = { id: 1, kind: 'promotion', amount: 5, validFrom: at(0), validUntil: at(10) }
  expect(planPrices([promotion], { promotion: null }, at(11)).log).toEqual([])
  expect(planPrices([promotion], { promotion: null }, at(5))).toEqual({
    end: [1],
    remove: [],
    begin: [],
    log: [{ kind: 'promotion', amount: null, until: null }],
  })
})

test('kinds of price that are not requested are unchanged', () => {
  const regular: StoredPrice = { id: 1, kind: 'regular', amount: 5, validFrom: at(0), validUntil: null }
  expect(planPrices([regular], { promotion: { amount: 4 } }, at(1))).toMatchObject({ end: [], remove: [] })
})
