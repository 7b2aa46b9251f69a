import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Campaign, type CampaignFacts, campaignPrices, planCampaign } from './plan-prices.ts'
import { type DatedPrice, priceInForce } from './price-in-force.ts'

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 21, 11) + minutes * 60_000)
const minute = fc.integer({ min: 0, max: 40 })

const ownPrices = fc
  .record({
    regular: fc.integer({ min: 0, max: 999 }),
    promotion: fc.option(fc.tuple(fc.integer({ min: 0, max: 999 }), minute, minute)),
  })
  .map(({ regular, promotion }): DatedPrice[] => {
    const [amount = 0, one = 0, other = 0] = promotion ?? []
    return [
      { kind: 'regular', amount: regular, validFrom: at(-1), validUntil: null },
      ...(promotion && one !== other
        ? [
            {
              kind: 'promotion' as const,
              amount,
              validFrom: at(Math.min(one, other)),
              validUntil: at(Math.max(one, other)),
            },
          ]
        : []),
    ]
  })

const campaigns = fc
  .array(
    fc.record({
      percent: fc.constantFrom('5', '12.5', '100'),
      combines: fc.boolean(),
      priority: minute,
      from: fc.option(minute),
      until: fc.option(minute),
    }),
    { maxLength: 3 },
  )
  .map((some) =>
    some.map(
      ({ percent, from, until, ...rest }, index): Campaign => ({
        ...rest,
        ...{ promotionId: index, percents: [percent] },
        ...{ from: from === null ? null : at(from), until: until === null ? null : at(until) },
      }),
    ),
  )

/** Applies a plan to facts in memory, as the database does. */
function carryOut(facts: CampaignFacts, now: Date): CampaignFacts {
  const plan = planCampaign(facts, now)
  const lastId = Math.max(0, ...facts.prices.map(({ id }) => id))
  return {
    ...facts,
    prices: [
      ...facts.prices
        .filter(({ id }) => !plan.remove.includes(id))
        .map((price) => (plan.end.includes(price.id) ? { ...price, validUntil: now } : price))
        .filter(({ validUntil }) => validUntil === null || validUntil > now),
      ...plan.begin.map((price, index) => ({ ...price, id: lastId + index + 1 })),
    ],
    logged: plan.log ?? facts.logged,
  }
}

test('after any changes of prices and campaigns, applied at any time: the price in force is right, the log has it, and a second run writes nothing', () => {
  const turns = fc.array(fc.record({ own: ownPrices, campaigns, minutes: fc.integer({ min: 0, max: 20 }) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(turns, (turns) => {
      let facts: CampaignFacts = { prices: [], campaigns: [], logged: null }
      let passed = 0
      for (const { own, campaigns, minutes } of turns) {
        passed += minutes
        const now = at(passed)
        const unchanged = facts.prices.filter(
          ({ kind, validUntil }) => kind === 'campaign' && (validUntil === null || validUntil > now),
        )
        const added = own
          .filter(({ validUntil }) => validUntil === null || validUntil > now)
          .map((price, index) => ({ ...price, id: -1 - index }))
        facts = carryOut({ ...facts, prices: [...unchanged, ...added], campaigns }, now)

        const wanted = campaignPrices(own, campaigns, now)
        for (const moment of [now, at(passed + 3), at(passed + 17)])
          expect(priceInForce(facts.prices, moment)?.gross).toBe(priceInForce([...own, ...wanted], moment)?.gross)
        const inForce = priceInForce(facts.prices, now)
        const isReduced = inForce?.price.kind !== 'regular'
        const { logged } = facts
        const runs = logged && (logged.until === null || logged.until > now) ? logged.gross : null
        expect(runs).toBe(isReduced ? (inForce?.gross ?? null) : null)
        expect(planCampaign(facts, now)).toEqual({ end: [], remove: [], begin: [], log: null })
      }
    }),
  )
})

test('a campaign that began without a run is logged with its own beginning', () => {
  const regular = { id: 1, kind: 'regular', amount: 1_000, validFrom: at(-90), validUntil: null } as const
  const campaign: Campaign = {
    promotionId: 1,
    priority: 0,
    combines: true,
    percents: ['5'],
    from: at(5),
    until: at(20),
  }
  const before = carryOut({ prices: [regular], campaigns: [campaign], logged: null }, at(0))
  expect(before.logged).toBeNull()
  expect(planCampaign(before, at(6)).log).toEqual({ gross: 950, since: at(5), until: at(20) })
})

test('a reduction that follows one that has ended is logged from that end on', () => {
  const prices = [
    { id: 1, kind: 'regular', amount: 1_000, validFrom: at(-90), validUntil: null },
    { id: 2, kind: 'promotion', amount: 900, validFrom: at(-9), validUntil: null },
  ] as const
  const logged = { gross: 855, since: at(-9), until: at(5) }
  expect(planCampaign({ prices: [...prices], campaigns: [], logged }, at(6)).log).toEqual({
    gross: 900,
    since: at(5),
    until: null,
  })
})
