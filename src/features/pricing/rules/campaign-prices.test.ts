import { expect, test } from 'vitest'
import { type CampaignPrice, type DatedPrice, priceInForce } from '../rules.ts'
import { type Campaign, campaignPrices } from './campaign-prices.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const now = day(1)

const regular: DatedPrice = { kind: 'regular', amount: 10_000, validFrom: day(-30), validUntil: null }
const fivePercent: Campaign = {
  ...{ promotionId: 1, priority: 0, combines: true, percents: ['5'] },
  ...{ from: null, until: null },
}

function told(prices: CampaignPrice[]) {
  const dayOf = (moment: Date | null) => moment && (moment.getTime() - day(0).getTime()) / 86_400_000
  return prices.map(({ amount, validFrom, validUntil }) => [amount, dayOf(validFrom), dayOf(validUntil)])
}

test.each<[string, DatedPrice[], Campaign[], [number, number, number | null][]]>([
  ['without campaigns there is no price of theirs', [regular], [], []],
  ['without a price there is nothing to take anything off', [], [fivePercent], []],
  ['one that is always', [regular], [fivePercent], [[9_500, 1, null]]],
  [
    'half a grosz is rounded up, in favour of the shopper',
    [{ ...regular, amount: 990 }],
    [fivePercent],
    [[940, 1, null]],
  ],
  ['one that begins and ends later', [regular], [{ ...fivePercent, from: day(5), until: day(9) }], [[9_500, 5, 9]]],
  ['one that is over', [regular], [{ ...fivePercent, from: day(-9), until: day(1) }], []],
  [
    'a promotion of the size itself is reduced further, and as long as it runs',
    [regular, { kind: 'promotion', amount: 8_000, validFrom: day(-3), validUntil: day(4) }],
    [fivePercent],
    [
      [7_600, 1, 4],
      [9_500, 4, null],
    ],
  ],
  [
    'two take off one after the other, each in its own time',
    [regular],
    [fivePercent, { ...fivePercent, promotionId: 2, percents: ['10', '10'], until: day(3) }],
    [
      [7_695, 1, 3],
      [9_500, 3, null],
    ],
  ],
  [
    'of what does not combine the best stands alone',
    [regular],
    [
      fivePercent,
      { ...fivePercent, promotionId: 2, combines: false },
      { ...fivePercent, promotionId: 3, percents: ['20'], combines: false },
    ],
    [[8_000, 1, null]],
  ],
  [
    'what follows at the same price is one',
    [regular],
    [
      { ...fivePercent, until: day(3) },
      { ...fivePercent, promotionId: 2, from: day(3) },
    ],
    [[9_500, 1, null]],
  ],
  ['what costs nothing cannot cost less', [{ ...regular, amount: 0 }], [fivePercent], []],
])('%s', (_, own, campaigns, expected) => {
  const prices = campaignPrices(own, campaigns, now)
  expect(told(prices)).toEqual(expected)
  for (const price of prices) expect(priceInForce([...own, ...prices], price.validFrom)?.gross).toBe(price.amount)
})

test('the one that is given alone lets no other promotion take more off', () => {
  const alone = { ...fivePercent, promotionId: 2, percents: ['20'], combines: false }
  expect(campaignPrices([regular], [fivePercent, alone], now)).toMatchObject([{ percents: ['20'], combines: false }])
  expect(campaignPrices([regular], [{ ...fivePercent, percents: ['30'] }, alone], now)).toMatchObject([
    { percents: ['30'], combines: true },
  ])
})

test('a price that has become lower than the campaign thought is not raised by it', () => {
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
